import { z } from 'zod';
import { type Choices, date, idIn, line, paragraphs, pictureUrl } from '#data/reading/fields.ts';
import { COMMENTER_AVATAR } from '#drawings.ts';

/** A comment that an article has from the start. */
export function seedCommentSchema({ articles }: Choices = {}) {
  return z.strictObject({
    id: z
      .string()
      .regex(/^\d+$/, "Write digits in quotes: the time in milliseconds, such as '1744798920000'."),
    article: idIn(articles, 'articles/ (a file’s name without .md)'),
    name: line(60),
    content: paragraphs(),
    date: date(),
    avatarUrl: pictureUrl()
      .default(COMMENTER_AVATAR)
      .describe('Without it, the tile that all commenters share is shown.'),
  });
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
    name: line(60).describe('Shown below the name field if it is empty.'),
    content: line(60).describe('Shown below the comment field if it is empty.'),
  }),
  added: noticeSchema,
  withoutScript: line(200),
});
