import { expect, test } from 'vitest';
import { MAX_TITLE_LENGTH } from '#data/reading/fields.ts';
import { getPageTitle } from './site-pages.ts';

test('the brand follows the title of the page', () => {
  expect(getPageTitle('Client testimonials', 'Studio')).toBe('Client testimonials — Studio');
});

test('the brand is left out if the title already names it', () => {
  expect(getPageTitle('Why Studio', 'Studio')).toBe('Why Studio');
});

test('the brand is left out if the title would be cut off', () => {
  const fits = 'x'.repeat(MAX_TITLE_LENGTH - ' — Studio'.length);
  expect(getPageTitle(fits, 'Studio')).toHaveLength(MAX_TITLE_LENGTH);
  expect(getPageTitle(`${fits}x`, 'Studio')).toBe(`${fits}x`);
});
