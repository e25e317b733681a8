import { z } from 'zod';
import { href, line } from '#data/reading/fields.ts';

/** What the project form and the contact form say instead once site.yaml says where they are sent. */
const connectedSchema = z
  .strictObject({
    intro: line(120),
    success: line(120).describe('The notice when the form has arrived.'),
    privacy: z
      .strictObject({ text: line(120), link: line(40), href: href() })
      .describe('One line below the button, and a link to what happens with the data.'),
  })
  .describe('What the forms say once they are connected: `forms` in site.yaml.');

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
  connected: connectedSchema,
});

export type InquiryCopy = z.infer<typeof inquiryCopySchema>;
