import { z } from 'zod';
import { date, line, markdownFields, metadataSchema, person } from '#data/reading/fields.ts';

/** The last section of a page, which leads to the contact section or the project dialog. */
const nextStepSchema = z.strictObject({ heading: line(60), action: line(40) });

const listPageSchema = metadataSchema.extend({ heading: line(60), intro: line(200) });

/** A page with one message, and a link to the home page. */
const messagePageSchema = metadataSchema.extend({
  heading: line(60),
  text: line(120),
  home: line(40),
});

/** Titles, descriptions and the copy of the smaller pages. */
export const fixedPagesSchema = z.strictObject({
  home: metadataSchema,
  testimonials: listPageSchema.extend({
    subheading: line(60),
    nextStep: nextStepSchema,
  }),
  blog: listPageSchema.extend({
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
  work: listPageSchema
    .extend({
      read: line(30).describe('The text of the link from a partner to its case.'),
      back: line(40),
      next: line(40).describe('The heading of the next case.'),
    })
    .describe('The texts of the list of cases, and those that cases share.'),
  services: listPageSchema
    .extend({
      read: line(40).describe('The text of the link from a service’s dialog to its page.'),
      back: line(40),
      offers: line(60),
      cases: line(60),
      questions: line(60),
      articles: line(60),
      next: line(40).describe('The heading of the next service.'),
    })
    .describe('The texts of the list of services, and those that service pages share.'),
  socialImage: z
    .strictObject({ beside: line(80) })
    .describe(
      'For screen readers: what link previews without a photograph show beside the headline.',
    ),
  article: z.strictObject({ back: line(40), contents: line(40), next: line(40) }),
  articleNotFound: messagePageSchema,
  thanks: messagePageSchema.describe('Shown after a form is sent without JavaScript.'),
  notFound: metadataSchema.extend({ code: line(10), text: line(60), home: line(40) }),
});

export const textPageSchema = metadataSchema.extend({
  heading: line(60),
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
