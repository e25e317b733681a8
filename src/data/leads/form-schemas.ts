import { z } from 'zod';
import { href, listOf, oneLine, rawText } from '#data/reading/fields.ts';
import { getPolicyOrigin, OWN_PATH } from '#data/urls/content-url.ts';
import { getFieldNames, inquirySchema, LEAD_FIELD_NAMES, type LeadSchema } from './lead-forms.ts';

function endpoint() {
  const error =
    'Write the address that the form service gives you, which starts with https://, or a path on this site, such as /thanks.';
  return z
    .string({ error })
    .refine((text) => OWN_PATH.test(text) || getPolicyOrigin(text), { error });
}

function fieldName() {
  return oneLine().refine((name) => !LEAD_FIELD_NAMES.includes(name), {
    error: 'The forms use this name themselves. Give the field another name, or remove this line.',
  });
}

/** Where the forms are sent: `forms` in site.yaml. */
export const formsSchema = z.strictObject({
  inquiry: endpoint().optional().describe('Where the project form is sent.'),
  contact: endpoint().optional().describe('Where the contact form is sent.'),
  fields: listOf(z.strictObject({ name: fieldName(), value: rawText() }), ['name'])
    .optional()
    .describe(
      'Extra fields that the service asks for, sent with both forms. Everybody can read them, so write no secrets.',
    ),
});

/** Content fields for the labels of a form, one for each of its fields. */
export function labelFields<Schema extends LeadSchema>(schema: Schema) {
  type Labels = Record<keyof Schema['shape'], ReturnType<typeof oneLine>>;
  return Object.fromEntries(getFieldNames(schema).map((name) => [name, oneLine(60)])) as Labels;
}

const connectedSchema = z
  .strictObject({
    intro: oneLine(120),
    success: oneLine(120).describe('The toast after a form has been delivered.'),
    privacy: z
      .strictObject({ text: oneLine(120), link: oneLine(40), href: href() })
      .describe('One line below the button, with a link to the privacy page.'),
  })
  .describe('The texts of the forms once they are connected: `forms` in site.yaml.');

/** The copy of the Start Your Project dialog. */
export const inquiryCopySchema = z.strictObject({
  title: oneLine(60),
  intro: oneLine(120),
  labels: z.strictObject(labelFields(inquirySchema)),
  submit: oneLine(40),
  success: oneLine(120).describe(
    'The toast after a valid form is submitted, unless the form is connected.',
  ),
  withoutScript: oneLine(200),
  connected: connectedSchema,
});
