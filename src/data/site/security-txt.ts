import { absoluteUrl } from '#formatting/site-path.ts';

interface Contact {
  email: string;
  siteUrl: string;
  /** The languages in which people may report. */
  languages: readonly string[];
  builtAt: Date;
}

/** RFC 9116 §2.5.5 recommends less than a year. */
const VALID_DAYS = 364;

/**
 * The text of `/.well-known/security.txt`. It expires 364 days after the day of the build, so each build renews it,
 * and an abandoned site stops promising a response.
 */
export function securityTxt({ email, siteUrl, languages, builtAt }: Contact): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt', siteUrl)}`,
    '',
  ].join('\n');
}
