import { z } from 'zod';
import { href, line } from '#data/reading/fields.ts';

const linkSchema = z.strictObject({ label: line(40), href: href() });

/** The links of the header and of the footer. */
export const navigationSchema = z.strictObject({
  header: z.strictObject({
    links: z.array(linkSchema).min(1),
    launch: line(20).describe('The button that opens the Start Your Project dialog.'),
  }),
  footer: z.array(linkSchema).default([]),
  smallPrint: z
    .array(linkSchema)
    .default([])
    .describe('Small links at the very end of every page.'),
});

export type NavigationLink = z.infer<typeof linkSchema>;
export type Navigation = z.infer<typeof navigationSchema>;
