import { expect, test } from 'vitest';
import { MAX_TITLE_LENGTH } from '#data/reading/fields.ts';
import { pageTitle } from './site-pages.ts';

test('the brand follows the title of the page', () => {
  expect(pageTitle('Client testimonials', 'Studio')).toBe('Client testimonials — Studio');
});

test('the brand is left out if the title already names it', () => {
  expect(pageTitle('Why Studio', 'Studio')).toBe('Why Studio');
});

test('the brand is left out if the title would be cut off', () => {
  const fits = 'x'.repeat(MAX_TITLE_LENGTH - ' — Studio'.length);
  expect(pageTitle(fits, 'Studio')).toHaveLength(MAX_TITLE_LENGTH);
  expect(pageTitle(`${fits}x`, 'Studio')).toBe(`${fits}x`);
});
