import { expect, test } from 'vitest';
import { pageTitle } from './page-title';

test('names the agency where both fit into 60 characters', () => {
  expect(pageTitle('T'.repeat(50), 'Acme 67')).toBe(`${'T'.repeat(50)} — Acme 67`);
});

test('leaves the agency out where they do not', () => {
  expect(pageTitle('T'.repeat(51), 'Acme 67')).toBe('T'.repeat(51));
});
