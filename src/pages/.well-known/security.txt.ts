import type { APIRoute } from 'astro';
import { getSettings } from '#data/site/site.ts';
import { toAbsoluteUrl } from '#formatting/site-path.ts';

/** RFC 9116 §2.5.5 recommends less than a year. */
const VALID_DAYS = 364;

/**
 * Says where to report a vulnerability. The file expires within a year of the build, so each build renews it, and an
 * abandoned site stops promising a response.
 */
export const GET: APIRoute = () => {
  const { email, url, languages } = getSettings();
  const expires = new Date();
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${toAbsoluteUrl('/.well-known/security.txt', url)}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
