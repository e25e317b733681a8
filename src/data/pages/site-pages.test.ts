import { expect, test } from 'vitest';
import { LONGEST_TITLE } from '../reading/fields.ts';
import { pageTitle } from './site-pages.ts';

test('the brand follows the title of the page', () => {
  expect(pageTitle('Client testimonials', 'Studio')).toBe('Client testimonials — Studio');
});

test('the brand is left out if the title already names it', () => {
  expect(pageTitle('Why Studio', 'Studio')).toBe('Why Studio');
});

test('the brand is left out if the title would be cut off', () => {
  const fits = 'x'.repeat(LONGEST_TITLE - ' — Studio'.length);
  expect(pageTitle(fits, 'Studio')).toHaveLength(LONGEST_TITLE);
  expect(pageTitle(`${fits}x`, 'Studio')).toBe(`${fits}x`);
});
