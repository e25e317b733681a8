import { z } from 'astro/zod';
import { line } from './fields';

/** What search engines and shared links show of a page. */
export const metadataSchema = z.strictObject({
  title: line(60),
  description: line(160).min(50, 'At least 50 characters.'),
});

/** Titles, descriptions and the copy of the smaller pages. */
export const pageCopySchema = z.strictObject({
  home: metadataSchema,
  testimonials: metadataSchema.extend({
    heading: line(60),
    subheading: line(60),
    intro: line(200),
  }),
  blog: metadataSchema.extend({
    heading: line(60),
    intro: line(200),
    home: line(40),
    allCategories: line(40),
    feed: line(40),
  }),
  article: z.strictObject({ back: line(40), contents: line(40), next: line(40) }),
  articleNotFound: metadataSchema.extend({ heading: line(60), text: line(120), home: line(40) }),
  notFound: metadataSchema.extend({ code: line(10), text: line(60), home: line(40) }),
});

export type PageCopy = z.infer<typeof pageCopySchema>;
