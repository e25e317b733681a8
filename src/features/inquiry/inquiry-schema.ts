import * as z from 'zod/mini';

/** Text whose surrounding white space does not count towards its length (docs/specification.md). */
function atLeast(characters: number, message: string) {
  return z.string().check(z.trim(), z.minLength(characters, message));
}

/**
 * A project inquiry: fields, limits and messages exactly as in Specification §5. Values are trimmed
 * first. An empty website counts as absent; a given one must be a complete http(s) address, exactly as
 * entered. Built on zod/mini because it runs in the browser.
 */
export const inquirySchema = z.object({
  name: atLeast(2, 'Name must be at least 2 characters'),
  email: z.string().check(z.trim(), z.email('Invalid email address')),
  phone: atLeast(10, 'Phone number must be at least 10 characters'),
  business: atLeast(2, 'Please describe your business'),
  website: z.pipe(
    z.pipe(
      z.string().check(z.trim()),
      z.transform((text) => (text === '' ? undefined : text)),
    ),
    z.optional(z.url({ protocol: /^https?$/, error: 'Invalid website URL' })),
  ),
});

export type Inquiry = z.infer<typeof inquirySchema>;
export type InquiryField = keyof Inquiry;

/** The fields in the order in which the dialog shows them. */
export const inquiryFields = [
  'name',
  'email',
  'phone',
  'business',
  'website',
] as const satisfies InquiryField[];
