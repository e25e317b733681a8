import { z } from 'zod';
import { date, imageSource, line, paragraphs, slug } from '#data/reading/fields.ts';
import { COMMENTER_AVATAR } from '#formatting/drawings.ts';
import { nearNames } from '#formatting/names.ts';
import type { PictureFiles } from '#types.ts';

/** A comment that an article has from the start. */
export const seedCommentSchema = z.strictObject({
  id: z
    .string()
    .regex(/^\d+$/, "Write digits in quotes: the time in milliseconds, such as '1744798920000'."),
  article: slug().describe('The id of its article.'),
  name: line(60),
  content: paragraphs(),
  date: date(),
  avatarUrl: imageSource()
    .default(COMMENTER_AVATAR)
    .describe('Without it, the tile that all commenters share is shown.'),
});

/** A comment on an article with one of these ids. */
export function seedCommentSchemaWith(articles: readonly string[], folder: string) {
  const file = `the name of a file in ${folder}articles/, without .md`;
  return seedCommentSchema.extend({
    article: z.string().refine((id) => articles.includes(id), {
      error: ({ input }) => {
        const similar = nearNames(`${input}`, articles, 3).join(', ');
        return `No article has this id. Write ${file}${similar && `, such as ${similar}`}.`;
      },
    }),
  });
}

type SeedComment = z.infer<typeof seedCommentSchema>;

/** A comment as a page shows it. Its date has the form `2025-04-15`. */
export interface Comment extends Pick<SeedComment, 'id' | 'name' | 'content' | 'date'> {
  avatar: PictureFiles;
}

const fieldSchema = z.strictObject({ label: line(40), placeholder: line(60) });
const noticeSchema = z.strictObject({ title: line(60), description: line(120) });

export const commentFormCopySchema = z.strictObject({
  empty: line(120),
  title: line(60),
  name: fieldSchema,
  content: fieldSchema,
  submit: line(40),
  missing: noticeSchema.extend({
    name: line(60).describe('Shown below an empty name field.'),
    content: line(60).describe('Shown below an empty comment field.'),
  }),
  added: noticeSchema,
  withoutScript: line(200),
});
