import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max';

/**
 * The link that dials a telephone number as people write it: `+44 (0)20 7946 1234 ext. 5` becomes
 * `tel:+442079461234;ext=5`. Uses the first of several numbers.
 *
 * For the build: not in islands, because it knows the numbers of all countries.
 *
 * @param country two letters (ISO 3166-1): the country of a number without a country code
 */
export function phoneLink(phone: string, country: string): string {
  const defaultCountry = isSupportedCountry(country) ? { defaultCountry: country } : {};
  // In some countries the zero is dialled from abroad too; elsewhere no number has one.
  const written = [phone, phone.replace('(0)', '')];
  const [first] = written.flatMap((text) => findPhoneNumbersInText(text, defaultCountry));
  return first ? first.number.getURI() : `tel:${phone.replace(/[^\d+]/g, '')}`;
}
