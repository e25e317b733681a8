import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max';
import { getFirstLanguage, getSite } from './site.ts';
import type { Site } from './site-schema.ts';

export type ContactDetails = ReturnType<typeof getContactDetails>;

/** How to reach the agency: links, and its address on one line. */
export function getContactDetails(language: string) {
  const { email, phone, address } = getSite(language);
  return {
    email: { text: email, href: `mailto:${email}` },
    phone: { text: phone, href: getPhoneLink(phone, address.countryCode) },
    address: formatPostalAddress(address),
  };
}

/** The links for the agency's e-mail address and telephone number, by the text that becomes a link. */
export function getContactLinks(): Record<string, string> {
  const { email, phone } = getContactDetails(getFirstLanguage());
  return { [email.text]: email.href, [phone.text]: phone.href };
}

/**
 * The link that dials a telephone number as people write it: `+44 (0)20 7946 1234 ext. 5` becomes
 * `tel:+442079461234;ext=5`. Uses the first of several numbers.
 *
 * @param country two letters (ISO 3166-1): the country of a number without a country code
 */
export function getPhoneLink(phone: string, country: string): string {
  const defaultCountry = isSupportedCountry(country) ? { defaultCountry: country } : {};
  // In some countries, `(0)` is also dialed from abroad. In others, a number is valid only without it.
  const written = [phone, phone.replace('(0)', '')];
  const [first] = written.flatMap((text) => findPhoneNumbersInText(text, defaultCountry));
  return first ? first.number.getURI() : `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/**
 * The countries that write the postal code after the place, as in `London N1 1AA` (Universal Postal Union). Others
 * put it first, as in `75001 Paris`.
 */
const POSTAL_CODE_LAST = new Set(
  (
    'AS AU BB BD BH BM BN BR CA CO EG FK GB GG GI GU IE IM IN IO IQ IR JE JO KE KH KR KY LB LK LS LV MM MN MP MT MV ' +
    'NF NG NP NR NZ PE PG PK PN PR PW RU SA SB SG SH SO SZ TC TH TW UA US VE VG VI VN ZA'
  ).split(' '),
);

const withoutBreaks = (text: string) => text.replaceAll(' ', '\u00A0');

/** An address on one line, in the order of its country. It does not break at a space in its locality or postal code. */
export function formatPostalAddress({
  street = '',
  locality,
  region,
  postalCode = '',
  country,
  countryCode,
}: Site['address']): string {
  const place = [withoutBreaks(locality), region].filter(Boolean).join(', ');
  const code = withoutBreaks(postalCode);
  const coded = POSTAL_CODE_LAST.has(countryCode) ? [place, code] : [code, place];
  return [...street.split(/\s*\n\s*/), coded.join(' ').trim(), country].filter(Boolean).join(', ');
}
