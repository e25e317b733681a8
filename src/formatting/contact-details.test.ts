import { expect, test } from 'vitest';
import { formatPostalAddress, phoneLink } from './contact-details.ts';

test.each([
  ['+356 2100 0000', 'tel:+35621000000'],
  ['Tel. 00356 2124-5678 (office)', 'tel:0035621245678'],
  ['+49 (0)89 12 34 56', 'tel:+4989123456'],
  ['+44 (0)20 7946 1234', 'tel:+442079461234'],
])('%s dials %s', (phone, link) => expect(phoneLink(phone)).toBe(link));

test.each([
  ['1 Rue X, Bât. B, 75001 Paris, FR', '1 Rue X\nBât. B', 'Paris', undefined, '75001', 'FR'],
  ['Via X 1, 00184 Roma, RM, IT', 'Via X 1', 'Roma', 'RM', '00184', 'IT'],
  ['1 Main St, Springfield, IL 62701, US', '1 Main St', 'Springfield', 'IL', '62701', 'US'],
  ['Valletta VLT\u00A01171, MT', undefined, 'Valletta', undefined, 'VLT 1171', 'MT'],
  ['London, Greater London, GB', undefined, 'London', 'Greater London', undefined, 'GB'],
  ['Berlin, DE', undefined, 'Berlin', undefined, undefined, 'DE'],
])('the address is %s', (expected, street, locality, region, postalCode, countryCode) => {
  const country = countryCode;
  expect(formatPostalAddress({ street, locality, region, postalCode, country, countryCode })).toBe(
    expected,
  );
});
