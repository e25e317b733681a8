import { z } from 'zod';
import { line } from '#data/reading/fields.ts';

/** The copy of the Start Your Project dialog. */
export const inquiryCopySchema = z.strictObject({
  title: line(60),
  intro: line(120),
  labels: z.strictObject({
    name: line(60),
    email: line(60),
    phone: line(60),
    business: line(60),
    website: line(60),
  }),
  submit: line(40),
  success: line(120).describe('The notice after a valid submit.'),
  withoutScript: line(200),
});

export type InquiryCopy = z.infer<typeof inquiryCopySchema>;
