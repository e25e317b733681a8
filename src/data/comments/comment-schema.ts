import { z } from 'zod';
import { type Choices, date, idIn, oneLine, paragraphs, pictureUrl } from '#data/reading/fields.ts';
import { COMMENTER_AVATAR } from '#drawings.ts';

/** A comment that an article has from the start. */
export function seedCommentSchema({ articles }: Choices = {}) {
  return z.strictObject({
    id: z
      .string()
      .regex(/^\d+$/, "Write digits in quotes: the time in milliseconds, such as '1744798920000'."),
    article: idIn(articles, 'articles/ (a file’s name without .md)'),
    name: oneLine(60),
    content: paragraphs(),
    date: date(),
    avatarUrl: pictureUrl()
      .default(COMMENTER_AVATAR)
      .describe('Without it, the tile that all commenters share is shown.'),
  });
}

const fieldSchema = z.strictObject({ label: oneLine(40), placeholder: oneLine(60) });
const noticeSchema = z.strictObject({ title: oneLine(60), description: oneLine(120) });

export const commentFormCopySchema = z.strictObject({
  empty: oneLine(120),
  title: oneLine(60),
  name: fieldSchema,
  content: fieldSchema,
  submit: oneLine(40),
  missing: noticeSchema.extend({
    name: oneLine(60).describe('Shown below the name field if it is empty.'),
    content: oneLine(60).describe('Shown below the comment field if it is empty.'),
  }),
  added: noticeSchema,
  withoutScript: oneLine(200),
});
