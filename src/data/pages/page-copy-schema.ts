import { z } from 'zod';
import { line, summary, title } from '#data/reading/fields.ts';

/** What search engines and shared links show of a page. */
export const metadataSchema = z.strictObject({
  title: title().describe('The brand name is added if both fit into 60 characters.'),
  description: summary(),
});

/** The band that leads to the contact section. */
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
    nextStep: nextStepSchema.describe('Also beside each article and at its end.'),
    category: line(40).describe('What the links above the list choose, for screen readers.'),
    allCategories: line(40),
    pages: z.strictObject({
      label: line(40).describe('Names the links to the other pages, for screen readers.'),
      page: line(20),
      newer: line(40),
      older: line(40),
    }),
  }),
  socialImage: z
    .strictObject({ beside: line(80) })
    .describe('Alternative text of the picture of a shared link: “Title”, then this.'),
  article: z.strictObject({ back: line(40), contents: line(40), next: line(40) }),
  share: z.strictObject({
    copy: line(30),
    native: line(30).describe("Opens the device's share dialog."),
    copied: line(60),
    denied: line(80).describe('Shown before the address, which is selected for copying.'),
  }),
  articleNotFound: metadataSchema.extend({ heading: line(60), text: line(120), home: line(40) }),
  thanks: metadataSchema
    .extend({ heading: line(60), text: line(120), home: line(40) })
    .describe('After a form was sent without JavaScript.'),
  notFound: metadataSchema.extend({ code: line(10), text: line(60), home: line(40) }),
});

export type PageCopy = z.infer<typeof pageCopySchema>;
