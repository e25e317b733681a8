import * as z from 'zod/mini';

/** Text whose surrounding white space does not count towards its length (docs/specification.md). */
export function atLeast(characters: number, message: string) {
  return z.string().check(z.trim(), z.minLength(characters, message));
}

export const name = atLeast(2, 'Name must be at least 2 characters');
export const email = z.string().check(z.trim(), z.email('Invalid email address'));

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S/i.test(text) && URL.canParse(text);
}

/**
 * A project inquiry: fields, limits and messages exactly as in Specification §5. Values are trimmed
 * first. An empty website counts as absent (validate.ts); a given one must be a complete http(s) address, exactly as
 * entered. Built on zod/mini because it runs in the browser.
 */
export const inquirySchema = z.object({
  name,
  email,
  phone: atLeast(10, 'Phone number must be at least 10 characters'),
  business: atLeast(2, 'Please describe your business'),
  website: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isWebAddress(text), 'Invalid website URL'),
  ),
});

export type InquiryField = keyof z.infer<typeof inquirySchema>;

/** The fields in the order in which the dialog shows them. */
export const inquiryFields = [
  'name',
  'email',
  'phone',
  'business',
  'website',
] as const satisfies InquiryField[];
