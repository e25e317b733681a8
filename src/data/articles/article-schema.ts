import { z } from 'zod';
import {
  imageSource,
  longDate,
  pattern,
  person,
  sample,
  summary,
  title,
} from '#data/reading/fields.ts';
import { slugify } from '#formatting/slugify.ts';

export const categories = ['AI Research', 'Healthcare AI', 'Quantum AI'] as const;

/**
 * The front matter of an article (Specification §3: Blog article). The id is the file's name, the
 * content is the Markdown below the front matter.
 */
export const articleSchema = z.strictObject({
  title: title().describe('Search results cut it off after 60 characters.'),
  excerpt: summary().describe(
    'One or two sentences for cards, feeds and search engines: 50 to 160 characters.',
  ),
  date: longDate().describe('A future date holds the article back until a build on that day.'),
  readTime: pattern(
    /^[1-9]\d? min read$/,
    'Write it like 6 min read, or leave the line out: it is counted.',
  )
    .optional()
    .describe('Without it, the words of the text are counted.'),
  category: z.enum(categories, { error: `Choose one of: ${categories.join(', ')}.` }),
  imageUrl: imageSource().optional().describe('Without it, a cover is drawn from tiles.'),
  author: person(),
  draft: z.boolean().optional().describe('true keeps the article out of builds.'),
  sample: sample(),
});

export type ArticleFrontMatter = Omit<z.infer<typeof articleSchema>, 'sample'>;
export type Category = (typeof categories)[number];

type Hyphenated<Name extends string> = Name extends `${infer Start} ${infer Rest}`
  ? `${Start}-${Hyphenated<Rest>}`
  : Name;

/** A category as part of an address, and as a key: `ai-research`. */
export type CategoryId = Lowercase<Hyphenated<Category>>;

export function categoryId(category: Category): CategoryId {
  return slugify(category) as CategoryId;
}

/** The address of a category's articles: `/blog/category/ai-research`. */
export function categoryPath(category: Category): string {
  return `/blog/category/${categoryId(category)}`;
}
