import { z } from 'zod';
import { line } from '#data/reading/fields.ts';

const fieldSchema = z.strictObject({ label: line(40), placeholder: line(60) });
const noticeSchema = z.strictObject({ title: line(60), description: line(120) });

/** The copy of the comments under an article. */
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

export type CommentFormCopy = z.infer<typeof commentFormCopySchema>;
