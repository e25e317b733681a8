import { z } from 'zod';
import { metadataSchema } from '#data/pages/page-copy-schema.ts';
import { date, line, sample } from '#data/reading/fields.ts';

/** The front matter of a statement: a page of text about the site itself. */
export const statementSchema = metadataSchema.extend({
  heading: line(60),
  reviewed: date().describe('When somebody last checked that every sentence is true.'),
  report: z.strictObject({
    heading: line(60),
    text: line(300).describe('Followed by the e-mail address as a link.'),
  }),
  sample: sample(),
});

export type StatementFrontMatter = z.infer<typeof statementSchema>;
