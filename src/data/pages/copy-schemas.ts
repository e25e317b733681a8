import { z } from 'zod';
import {
  contactSchema,
  fieldNames,
  inquirySchema,
  type LeadSchema,
} from '#data/leads/lead-forms.ts';
import { href, line, person } from '#data/reading/fields.ts';

/** A label for each field of a form. */
function labelsOf<Schema extends LeadSchema>(schema: Schema) {
  type Labels = Record<keyof Schema['shape'], ReturnType<typeof line>>;
  return Object.fromEntries(fieldNames(schema).map((name) => [name, line(60)])) as Labels;
}

/** The metadata of a page, for search engines and link previews. */
export const metadataSchema = z.strictObject({
  title: line(150).describe('The brand name is added if both fit into 60 characters.'),
  description: line(400),
});

/** The band that links to the contact section. */
const nextStepSchema = z.strictObject({ heading: line(60), action: line(40) });

/** Titles, descriptions and the copy of the smaller pages. */
export const pageCopySchema = z.strictObject({
  home: metadataSchema,
  testimonials: metadataSchema.extend({
    heading: line(60),
    subheading: line(60),
    intro: line(200),
    nextStep: nextStepSchema,
  }),
  blog: metadataSchema.extend({
    heading: line(60),
    intro: line(200),
    home: line(40),
    feed: line(40),
    nextStep: nextStepSchema.describe('Also shown below articles.'),
    category: line(40).describe('Names the filter links above the list, for screen readers.'),
    allCategories: line(40),
    pages: z.strictObject({
      label: line(40).describe('Names the links to the other pages, for screen readers.'),
      page: line(20),
      newer: line(40),
      older: line(40),
    }),
  }),
  work: metadataSchema
    .extend({
      heading: line(60),
      intro: line(200),
      read: line(30).describe('The text of the link from a partner to its case.'),
      back: line(40),
      next: line(40).describe('The heading of the next case.'),
    })
    .describe('The list of cases, and what every case has.'),
  services: metadataSchema
    .extend({
      heading: line(60),
      intro: line(200),
      read: line(40).describe('The text of the link from a service’s dialog to its page.'),
      back: line(40),
      offers: line(60),
      cases: line(60),
      questions: line(60),
      articles: line(60),
      next: line(40).describe('Shown before the name of the next service.'),
    })
    .describe('The list of services with a page, and what every such page has.'),
  socialImage: z
    .strictObject({ beside: line(80) })
    .describe(
      'For screen readers: what is beside the headline in link previews, except those with a photograph.',
    ),
  article: z.strictObject({ back: line(40), contents: line(40), next: line(40) }),
  share: z.strictObject({
    copy: line(30),
    native: line(30).describe("The button that opens the device's share dialog."),
    copied: line(60),
    denied: line(80).describe('Shown before the selected address if copying fails.'),
  }),
  articleNotFound: metadataSchema.extend({ heading: line(60), text: line(120), home: line(40) }),
  thanks: metadataSchema
    .extend({ heading: line(60), text: line(120), home: line(40) })
    .describe('Shown after a form is sent without JavaScript.'),
  notFound: metadataSchema.extend({ code: line(10), text: line(60), home: line(40) }),
});

/** Longer words do not fit on a line at 320 px, the narrowest supported screen. */
const MAX_TYPED_WORD_LENGTH = 16;

const headSchema = z.strictObject({
  heading: line(80),
  intro: line(240),
});

/** The sections of the home page after the hero, in the order of the specification. */
const homeSections = {
  services: headSchema.extend({ learnMore: line(30), callToAction: line(120) }),
  partners: headSchema.extend({
    visit: line(20).describe('The text of the link to a partner, beside its arrow.'),
  }),
  testimonials: z.strictObject({
    heading: line(80),
    subheading: line(80).describe('A second heading, below the first.'),
    viewAll: line(40),
    withoutScript: line(60).describe('Shown beside the buttons if they do not work.'),
  }),
  blog: headSchema.extend({ viewAll: line(40) }),
  contact: headSchema.extend({
    person: person().optional().describe('The person who replies.'),
    labels: z.strictObject({ email: line(30), phone: line(30), address: line(30) }),
    form: z.strictObject({
      title: line(60),
      ...labelsOf(contactSchema),
      submit: line(40),
      notConnected: line(200).describe('Followed by the e-mail address as a link.'),
    }),
  }),
};

export type HomeSection = keyof typeof homeSections;

const homeSectionNames = Object.keys(homeSections) as HomeSection[];

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
    .describe('The welcome notice, shown for five seconds. Without it, there is no notice.'),
  sections: z
    .array(z.enum(homeSectionNames))
    .superRefine((names, context) => {
      for (const [index, input] of names.entries())
        if (names.indexOf(input) < index) {
          const message = 'The list has this section already. Remove this line.';
          context.addIssue({ code: 'custom', path: [index], message, input });
        }
    })
    .default(homeSectionNames)
    .describe(
      'The sections after the first screen, in order. Without this line, all of them. Remove links to a section that you leave out.',
    )
    .meta({ isOrdered: true }),
  ...homeSections,
});

const connectedSchema = z
  .strictObject({
    intro: line(120),
    success: line(120).describe('The notice after a form has been delivered.'),
    privacy: z
      .strictObject({ text: line(120), link: line(40), href: href() })
      .describe('One line below the button, with a link to the privacy page.'),
  })
  .describe('The texts of the forms once they are connected: `forms` in site.yaml.');

/** The copy of the Start Your Project dialog. */
export const inquiryCopySchema = z.strictObject({
  title: line(60),
  intro: line(120),
  labels: z.strictObject(labelsOf(inquirySchema)),
  submit: line(40),
  success: line(120).describe('The notice after a valid form is submitted.'),
  withoutScript: line(200),
  connected: connectedSchema,
});
