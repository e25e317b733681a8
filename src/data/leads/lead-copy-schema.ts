import { z } from 'zod';
import { href, line } from '#data/reading/fields.ts';
import { fieldNames, inquirySchema, type LeadSchema } from './lead-forms.ts';

/** The fields in which the labels of a form are written. */
export function labelFields<Schema extends LeadSchema>(schema: Schema) {
  type Labels = Record<keyof Schema['shape'], ReturnType<typeof line>>;
  return Object.fromEntries(fieldNames(schema).map((name) => [name, line(60)])) as Labels;
}

const connectedSchema = z
  .strictObject({
    intro: line(120),
    success: line(120).describe('The toast after a form has been delivered.'),
    privacy: z
      .strictObject({ text: line(120), link: line(40), href: href() })
      .describe('One line below the button, with a link to the privacy page.'),
  })
  .describe('The texts of the forms once they are connected: `forms` in site.yaml.');

/** The copy of the Start Your Project dialog. */
export const inquiryCopySchema = z.strictObject({
  title: line(60),
  intro: line(120),
  labels: z.strictObject(labelFields(inquirySchema)),
  submit: line(40),
  success: line(120).describe('The toast after a valid form is submitted.'),
  withoutScript: line(200),
  connected: connectedSchema,
});
