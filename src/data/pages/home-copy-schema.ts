import { z } from 'zod';
import { line, person } from '#data/reading/fields.ts';

/** Longer words do not fit on a line at 320 px, the narrowest screen that is supported; typed-word.css counts as far. */
const LONGEST_TYPED_WORD = 16;

const headSchema = z.strictObject({
  heading: line(80),
  intro: line(240),
});

/** The copy of the home page, section by section. */
export const homeCopySchema = z.strictObject({
  hero: z.strictObject({
    headline: line(40),
    typedWord: line(LONGEST_TYPED_WORD).regex(/^\S+$/, 'One word, without spaces.'),
    lead: line(200),
    startProject: line(40),
    consultation: line(60),
    claim: line(60),
  }),
  welcome: line(140).optional().describe('The notice that shows for five seconds, if any.'),
  services: headSchema.extend({ learnMore: line(30), callToAction: line(120) }),
  partners: headSchema.extend({
    visit: line(20).describe('Beside the arrow that leads to a partner.'),
  }),
  testimonials: z.strictObject({
    heading: line(80),
    subheading: line(80).describe('A second heading, below the first.'),
    viewAll: line(40),
    withoutScript: line(60).describe('Beside the buttons, if they do not work.'),
  }),
  blog: headSchema.extend({ viewAll: line(40) }),
  contact: headSchema.extend({
    person: person().optional().describe('Who answers.'),
    labels: z.strictObject({ email: line(30), phone: line(30), address: line(30) }),
    form: z.strictObject({
      title: line(60),
      name: line(40),
      email: line(40),
      subject: line(40),
      message: line(40),
      submit: line(40),
      notConnected: line(200).describe('Followed by the e-mail address as a link.'),
    }),
  }),
});

export type HomeCopy = z.infer<typeof homeCopySchema>;
