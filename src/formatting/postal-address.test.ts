import { expect, test } from 'vitest';
import { postalAddress } from './postal-address.ts';

test.each([
  ['1 Rue X\nBât. B', 'Paris', undefined, '75001', 'FR', '1 Rue X, Bât. B, 75001 Paris, FR'],
  ['Via X 1', 'Roma', 'RM', '00184', 'IT', 'Via X 1, 00184 Roma, RM, IT'],
  ['1 Main St', 'Springfield', 'IL', '62701', 'US', '1 Main St, Springfield, IL 62701, US'],
  [undefined, 'Valletta', undefined, 'VLT 1171', 'MT', 'Valletta VLT 1171, MT'],
  [undefined, 'London', 'Greater London', undefined, 'GB', 'London, Greater London, GB'],
  [undefined, 'Berlin', undefined, undefined, 'DE', 'Berlin, DE'],
])('%s, %s, %s, %s in %s is %s', (street, locality, region, postalCode, countryCode, expected) => {
  const country = countryCode;
  expect(postalAddress({ street, locality, region, postalCode, country, countryCode })).toBe(
    expected,
  );
});
