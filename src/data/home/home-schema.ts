import { z } from 'zod';
import { labelFields } from '#data/leads/form-schemas.ts';
import { contactSchema } from '#data/leads/lead-forms.ts';
import { oneLine, person } from '#data/reading/fields.ts';

/** In characters. A longer word does not fit on a line of a phone. */
const MAX_TYPED_WORD_LENGTH = 16;

const sectionHeadSchema = z.strictObject({
  heading: oneLine(80),
  intro: oneLine(240),
});

/** The sections of the home page after the hero, in their default order. */
const homeSections = {
  services: sectionHeadSchema.extend({ learnMore: oneLine(30), callToAction: oneLine(120) }),
  partners: sectionHeadSchema.extend({
    visit: oneLine(20).describe('The text of the link to a partner, beside its arrow.'),
  }),
  testimonials: z.strictObject({
    heading: oneLine(80),
    subheading: oneLine(80).describe('A second heading, below the first.'),
    viewAll: oneLine(40),
    withoutScript: oneLine(60).describe('Shown beside the buttons if they do not work.'),
  }),
  blog: sectionHeadSchema.extend({ viewAll: oneLine(40) }),
  contact: sectionHeadSchema.extend({
    person: person().optional().describe('The person who replies.'),
    labels: z.strictObject({ email: oneLine(30), phone: oneLine(30), address: oneLine(30) }),
    form: z.strictObject({
      title: oneLine(60),
      ...labelFields(contactSchema),
      submit: oneLine(40),
      notConnected: oneLine(200).describe('Followed by the e-mail address as a link.'),
    }),
  }),
};

export type HomeSectionName = keyof typeof homeSections;

const homeSectionNames = Object.keys(homeSections) as HomeSectionName[];

export const homeCopySchema = z.strictObject({
  hero: z.strictObject({
    headline: oneLine(40),
    typedWord: oneLine(MAX_TYPED_WORD_LENGTH).regex(/^\S+$/, 'Write one word, without spaces.'),
    lead: oneLine(200),
    startProject: oneLine(40),
    consultation: oneLine(60),
    claim: oneLine(60),
  }),
  welcome: oneLine(140)
    .optional()
    .describe(
      'The welcome notice, which closes after five seconds. Without it, there is no notice.',
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
