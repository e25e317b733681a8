/**
 * The countries that write the postal code after the place, as in `London N1 1AA` (Universal Postal Union). Others
 * put it first, as in `75001 Paris`.
 */
const CODE_LAST = new Set(
  (
    'AS AU BB BD BH BM BN BR CA CO EG FK GB GG GI GU IE IM IN IO IQ IR JE JO KE KH KR KY LB LK LS LV MM MN MP MT MV ' +
    'NF NG NP NR NZ PE PG PK PN PR PW RU SA SB SG SH SO SZ TC TH TW UA US VE VG VI VN ZA'
  ).split(' '),
);

interface Address {
  /** One or several lines. */
  street?: string | undefined;
  locality: string;
  region?: string | undefined;
  postalCode?: string | undefined;
  country: string;
  countryCode: string;
}

/** An address on one line, in the order of its country. */
export function postalAddress(address: Address): string {
  const { street = '', locality, region, postalCode = '', country, countryCode } = address;
  const place = [locality, region].filter(Boolean).join(', ');
  const coded = CODE_LAST.has(countryCode) ? [place, postalCode] : [postalCode, place];
  return [...street.split(/\s*\n\s*/), coded.join(' ').trim(), country].filter(Boolean).join(', ');
}
