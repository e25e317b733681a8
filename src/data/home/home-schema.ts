import { z } from 'zod';
import { labelFields } from '#data/leads/form-schemas.ts';
import { contactSchema } from '#data/leads/lead-forms.ts';
import { line, person } from '#data/reading/fields.ts';

/** In characters. A longer word does not fit on a line of a phone. */
const MAX_TYPED_WORD_LENGTH = 16;

const sectionHeadSchema = z.strictObject({
  heading: line(80),
  intro: line(240),
});

/** The sections of the home page after the hero, in their default order. */
const homeSections = {
  services: sectionHeadSchema.extend({ learnMore: line(30), callToAction: line(120) }),
  partners: sectionHeadSchema.extend({
    visit: line(20).describe('The text of the link to a partner, beside its arrow.'),
  }),
  testimonials: z.strictObject({
    heading: line(80),
    subheading: line(80).describe('A second heading, below the first.'),
    viewAll: line(40),
    withoutScript: line(60).describe('Shown beside the buttons if they do not work.'),
  }),
  blog: sectionHeadSchema.extend({ viewAll: line(40) }),
  contact: sectionHeadSchema.extend({
    person: person().optional().describe('The person who replies.'),
    labels: z.strictObject({ email: line(30), phone: line(30), address: line(30) }),
    form: z.strictObject({
      title: line(60),
      ...labelFields(contactSchema),
      submit: line(40),
      notConnected: line(200).describe('Followed by the e-mail address as a link.'),
    }),
  }),
};

export type HomeSectionName = keyof typeof homeSections;

const homeSectionNames = Object.keys(homeSections) as HomeSectionName[];

export const homeCopySchema = z.strictObject({
  hero: z.strictObject({
    headline: line(40),
    typedWord: line(MAX_TYPED_WORD_LENGTH).regex(/^\S+$/, 'Write one word, without spaces.'),
    lead: line(200),
    startProject: line(40),
    consultation: line(60),
    claim: line(60),
  }),
  welcome: line(140)
    .optional()
    .describe(
      'The welcome notice, which closes after five seconds of reading. Without it, there is no notice.',
    ),
  sections: z
    .array(z.enum(homeSectionNames))
    .refine((names) => new Set(names).size === names.length, { error: 'Write each section once.' })
    .default(homeSectionNames)
    .describe(
      'The sections after the first screen, in order. Without this line, all are shown. Remove links to a section that you leave out.',
    )
    .meta({ isOrdered: true }),
  ...homeSections,
});
