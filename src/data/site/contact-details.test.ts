import { expect, test } from 'vitest';
import { formatPostalAddress, getPhoneLink } from './contact-details.ts';

test.each([
  ['+356 2100 0000', 'tel:+35621000000'],
  ['2124 5678', 'tel:+35621245678'],
  ['Tel. 00356 2124-5678 (office)', 'tel:+35621245678'],
  ['+44 (0)20 7946 1234', 'tel:+442079461234'],
  ['+49 (0) 89 / 12 34 56', 'tel:+4989123456'],
  ['+356 (0)2124 5678', 'tel:+35621245678'],
  ['+39 (0)6 1234 5678', 'tel:+390612345678'],
  ['+1 415-555-2671 ext. 12', 'tel:+14155552671;ext=12'],
  ['+1 (415) 555-2671 x89', 'tel:+14155552671;ext=89'],
  ['+356 2124 5678 / 2124 5679', 'tel:+35621245678'],
  ['+356 2124 5678, +356 7900 0000', 'tel:+35621245678'],
  ['+356 2124 5678 or 7900 0000', 'tel:+35621245678'],
  // Not a valid number in any country.
  ['+999 12 34', 'tel:+9991234'],
])('the link that dials %s is %s', (phone, link) => expect(getPhoneLink(phone, 'MT')).toBe(link));

test('a number without a country code is in the agency’s country', () => {
  expect(getPhoneLink('020 7946 1234', 'GB')).toBe('tel:+442079461234');
});

test('a number with a country code needs no known country', () => {
  expect(getPhoneLink('+44 20 7946 1234', 'XX')).toBe('tel:+442079461234');
});

test.each([
  ['1 Rue X, Bât. B, 75001 Paris, FR', '1 Rue X\nBât. B', 'Paris', undefined, '75001', 'FR'],
  ['Via X 1, 00184 Roma, RM, IT', 'Via X 1', 'Roma', 'RM', '00184', 'IT'],
  ['1 Main St, Springfield, IL 62701, US', '1 Main St', 'Springfield', 'IL', '62701', 'US'],
  ['La\u00A0Valletta VLT\u00A01171, MT', undefined, 'La Valletta', undefined, 'VLT 1171', 'MT'],
  ['London, Greater London, GB', undefined, 'London', 'Greater London', undefined, 'GB'],
  ['Berlin, DE', undefined, 'Berlin', undefined, undefined, 'DE'],
])('the address is %s', (expected, street, locality, region, postalCode, countryCode) => {
  const country = countryCode;
  expect(formatPostalAddress({ street, locality, region, postalCode, country, countryCode })).toBe(
    expected,
  );
});
