import { z } from 'zod';
import { date, markdownFields, metadataSchema, oneLine, person } from '#data/reading/fields.ts';

/** The last section of a page, which leads to the contact section or the project dialog. */
const nextStepSchema = z.strictObject({ heading: oneLine(60), action: oneLine(40) });

const listPageSchema = metadataSchema.extend({ heading: oneLine(60), intro: oneLine(200) });

/** A page with one message, and a link to the home page. */
const messagePageSchema = metadataSchema.extend({
  heading: oneLine(60),
  text: oneLine(120),
  home: oneLine(40),
});

/** Titles, descriptions and the copy of the smaller pages. */
export const fixedPagesSchema = z.strictObject({
  home: metadataSchema,
  testimonials: listPageSchema.extend({
    subheading: oneLine(60),
    nextStep: nextStepSchema,
  }),
  blog: listPageSchema.extend({
    home: oneLine(40),
    feed: oneLine(40),
    nextStep: nextStepSchema.describe('Also shown below articles.'),
    category: oneLine(40).describe('Names the filter links above the list, for screen readers.'),
    allCategories: oneLine(40),
    pages: z.strictObject({
      label: oneLine(40).describe('Names the links to the other pages, for screen readers.'),
      page: oneLine(20),
      newer: oneLine(40),
      older: oneLine(40),
    }),
  }),
  work: listPageSchema
    .extend({
      read: oneLine(30).describe('The text of the link from a partner to its case.'),
      back: oneLine(40),
      next: oneLine(40).describe('The heading of the next case.'),
    })
    .describe('The texts of the list of cases, and those that cases share.'),
  services: listPageSchema
    .extend({
      read: oneLine(40).describe('The text of the link from a service’s dialog to its page.'),
      back: oneLine(40),
      offers: oneLine(60),
      cases: oneLine(60),
      questions: oneLine(60),
      articles: oneLine(60),
      next: oneLine(40).describe('The heading of the next service.'),
    })
    .describe('The texts of the list of services, and those that service pages share.'),
  socialImage: z
    .strictObject({ beside: oneLine(80) })
    .describe(
      'For screen readers: what link previews without a photograph show beside the headline.',
    ),
  article: z.strictObject({ back: oneLine(40), contents: oneLine(40), next: oneLine(40) }),
  articleNotFound: messagePageSchema,
  thanks: messagePageSchema.describe('Shown after a form is sent without JavaScript.'),
  notFound: metadataSchema.extend({ code: oneLine(10), text: oneLine(60), home: oneLine(40) }),
});

export const prosePageSchema = metadataSchema.extend({
  heading: oneLine(60),
  reviewed: date()
    .optional()
    .describe(
      'The day when somebody last checked that every sentence is true. Shown beside the heading.',
    ),
  people: z.array(person()).default([]).describe('A team, shown side by side after the text.'),
  sections: z
    .array(z.enum(['partners', 'testimonials']))
    .default([])
    .describe('Sections of the home page to show after the text.'),
  ...markdownFields,
});
