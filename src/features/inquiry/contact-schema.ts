import * as z from 'zod/mini';
import { atLeast, email, name } from './inquiry-schema.ts';

/** A message from the contact form, once it is connected: it needs no subject. */
export const contactSchema = z.object({
  name,
  email,
  subject: z.string().check(z.trim()),
  message: atLeast(1, 'Please write a message'),
});

/** The fields in the order in which the form shows them. */
export const contactFields = [
  'name',
  'email',
  'subject',
  'message',
] as const satisfies (keyof z.infer<typeof contactSchema>)[];
