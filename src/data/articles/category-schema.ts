import { z } from 'zod';
import { metadataSchema } from '#data/pages/page-copy-schema.ts';
import { line, motif, slug } from '#data/reading/fields.ts';
import { emblemNames } from '#tiles/emblems.ts';

/** A category of articles: a page that lists them, and how their covers are drawn. */
export const categorySchema = z.strictObject({
  id: slug().describe('The end of its address: /blog/category/<id>.'),
  name: line(40).describe('What articles write as their category.'),
  ...metadataSchema.shape,
  intro: line(200),
  palette: motif.describe('The tile pattern whose colors its covers have.'),
  emblem: z
    .enum(emblemNames)
    .optional()
    .describe('The drawing in the middle of its covers (src/tiles/emblems.ts). Without it, tiles.'),
});

export type Category = z.infer<typeof categorySchema>;

/** The address of a category's articles, in the first language: `/blog/category/ai-research`. */
export function categoryPath({ id }: Pick<Category, 'id'>): string {
  return `/blog/category/${id}`;
}
