import { z } from 'zod';
import { address } from '#data/markdown/entry-id.ts';
import {
  date,
  imageSource,
  line,
  pattern,
  person,
  sample,
  summary,
  title,
} from '#data/reading/fields.ts';

/**
 * The front matter of an article (Specification §3: Blog article). The id is the file's name, the
 * content is the Markdown below the front matter.
 */
export const articleSchema = z.strictObject({
  slug: address(),
  title: title().describe('Search results cut it off after 60 characters.'),
  excerpt: summary().describe(
    'One or two sentences for cards, feeds and search engines: 50 to 160 characters.',
  ),
  date: date().describe('A future date holds the article back until a build on that day.'),
  readTime: pattern(
    /^[1-9]\d? min read$/,
    'Write it like 6 min read, or leave the line out: it is counted.',
  )
    .optional()
    .describe('Without it, the words of the text are counted.'),
  category: line(40).describe('The name of one in categories.yaml.'),
  imageUrl: imageSource().optional().describe('Without it, a cover is drawn from tiles.'),
  author: person(),
  draft: z.boolean().optional().describe('true keeps the article out of builds.'),
  sample: sample(),
});

export type ArticleFrontMatter = Omit<z.infer<typeof articleSchema>, 'slug' | 'sample'>;
/** The front matter of an article whose category must be one of these, by name. */
export function articleSchemaWith(categories: readonly string[], folder = 'src/content/') {
  const error = `Choose one of: ${categories.join(', ')}. Or define it in ${folder}categories.yaml.`;
  return articleSchema.extend({ category: z.enum(categories, { error }) });
}
