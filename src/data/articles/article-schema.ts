import { z } from 'zod';
import {
  type Choices,
  idIn,
  kebabCase,
  linkSchema,
  markdownFields,
  matching,
  metadataSchema,
  moment,
  motifName,
  oneLine,
  oneOf,
  person,
  pictureUrl,
} from '#data/reading/fields.ts';
import { emblemNames } from '#types.ts';

/** The most articles on a page of a list. More would make /blog slow. */
export const PAGE_SIZE = 12;

/** The most articles on the home page. */
export const MAX_TEASERS = 3;

/** The most other articles below an article. */
export const MAX_RELATED = 2;

/** The most articles in a feed. Feed readers keep older ones. */
export const FEED_SIZE = 20;

/** The front matter of an article, whose id is the name of its file. */
export function articleSchema({ categories, authors }: Choices = {}) {
  return z.strictObject({
    title: metadataSchema.shape.title.describe('Search results show its first 60 characters.'),
    excerpt: metadataSchema.shape.description.describe(
      'One or two sentences for cards, feeds and search engines: 50 to 160 characters.',
    ),
    date: moment().describe(
      'With a future date, the article appears in builds from that day on. A time, written in the file, puts the articles of a day in order: 2025-04-15 09:30.',
    ),
    readTime: matching(
      /^[1-9]\d? min read$/,
      'Write it like this: 6 min read. Without this line, it is computed from the text.',
    )
      .optional()
      .describe('Without it, the read time is computed from the text.'),
    category: categoryName({ categories }).describe('The name of a category in categories.yaml.'),
    imageUrl: pictureUrl().optional().describe('Without it, a cover is drawn from tiles.'),
    author: z
      .union([idIn(authors, 'authors.yaml'), person()], {
        error: 'Write the id of an author in authors.yaml, or the fields name, role and avatarUrl.',
      })
      .describe('An id from authors.yaml; or a name, and optionally a role and a picture.'),
    draft: z.boolean().optional().describe('true keeps the article out of builds.'),
    ...markdownFields,
  });
}

/** The name of one of these categories; any name if there is no list. */
export function categoryName({ categories }: Choices) {
  const advice = categories?.[0] ? `Choose one of: ${categories.join(', ')}. Or add` : 'Add';
  return oneOf(oneLine(40), categories, `${advice} a category to categories.yaml.`);
}

/**
 * Whether visitors may read an article: it is not a draft, and its day (`2025-04-15`) or time has come. Days are in UTC,
 * so that the result does not depend on where the site is built.
 */
export function isPublished(
  { draft = false, isoDate }: { draft?: boolean | undefined; isoDate: string },
  now: Date,
): boolean {
  return !draft && Date.parse(isoDate) <= now.valueOf();
}

/** Puts the newest article first. A date without a time counts as midnight in UTC. */
export function byDate(a: { isoDate: string }, b: { isoDate: string }): number {
  return Date.parse(b.isoDate) - Date.parse(a.isoDate);
}

/** A category of articles: its page, and how the covers of its articles are drawn. */
export const categorySchema = z.strictObject({
  id: kebabCase().describe('The end of the address: /blog/category/<id>.'),
  name: oneLine(40).describe('Articles use this name in their category field.'),
  ...metadataSchema.shape,
  intro: oneLine(200),
  palette: motifName.describe('The covers of its articles have the colors of this motif.'),
  emblem: z
    .enum(emblemNames)
    .optional()
    .describe(
      'The drawing in the middle of its covers (src/tiles/emblems.ts). Without it, more tiles are drawn.',
    ),
});

export type Category = z.infer<typeof categorySchema>;

/** An author, with the texts of the page that lists their articles. */
export const authorSchema = z.strictObject({
  id: kebabCase().describe(
    'Articles name their author by this id. It is also the end of the address: /blog/author/<id>.',
  ),
  ...person().shape,
  intro: oneLine(300).describe(
    'One sentence about the author, for the page and for search engines.',
  ),
  links: z.array(linkSchema).default([]),
});
