/** The link that dials a telephone number: `+44 (0)20 7946 1234` becomes `tel:+442079461234`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace('(0)', '').replace(/[^\d+]/g, '')}`;
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

interface PostalAddress {
  /** One or several lines. */
  street?: string | undefined;
  locality: string;
  region?: string | undefined;
  postalCode?: string | undefined;
  country: string;
  countryCode: string;
}

/** An address on one line, in the order of its country. A line break never splits the postal code. */
export function formatPostalAddress({
  street = '',
  locality,
  region,
  postalCode = '',
  country,
  countryCode,
}: PostalAddress): string {
  const place = [locality, region].filter(Boolean).join(', ');
  const code = postalCode.replaceAll(' ', '\u00A0');
  const coded = POSTAL_CODE_LAST.has(countryCode) ? [place, code] : [code, place];
  return [...street.split(/\s*\n\s*/), coded.join(' ').trim(), country].filter(Boolean).join(', ');
}
