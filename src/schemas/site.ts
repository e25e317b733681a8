import { z } from 'astro/zod';
import { externalUrl, href, line } from './fields';

/** The agency: name, ways to reach it, and addresses. One file, one entry: `site.yaml`. */
export const siteSchema = z.strictObject({
  name: line(40).describe('The brand name. {name} in other content files becomes this.'),
  tagline: line(80).describe('Stands above the headline of the home page.'),
  description: line(200).describe('One or two sentences on what the agency is.'),
  url: externalUrl().describe('Where the site is published, without a slash at the end.'),
  email: z.email('Write a full e-mail address.'),
  phone: line(40),
  address: z.strictObject({
    street: line(),
    locality: line(),
    postalCode: line(20),
    country: line(),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Two capital letters, such as MT.')
      .describe('For search engines (ISO 3166-1).'),
  }),
  bookingUrl: externalUrl().describe('The page where visitors book a free consultation.'),
  social: z.array(
    z.strictObject({
      network: z.enum(['Twitter', 'Facebook', 'Instagram', 'LinkedIn']),
      href: href(),
    }),
  ),
});

export type Site = z.infer<typeof siteSchema>;
