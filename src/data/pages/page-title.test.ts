import { expect, test } from 'vitest';
import { LONGEST_TITLE } from '../reading/fields.ts';
import { pageTitle } from './page-title.ts';

test('the brand stands after the title of the page', () => {
  expect(pageTitle('Client testimonials', 'Studio')).toBe('Client testimonials — Studio');
});

test('it is left out where the title names it already', () => {
  expect(pageTitle('Why Studio', 'Studio')).toBe('Why Studio');
});

test('it is left out where the title would be cut off', () => {
  const fits = 'x'.repeat(LONGEST_TITLE - ' — Studio'.length);
  expect(pageTitle(fits, 'Studio')).toHaveLength(LONGEST_TITLE);
  expect(pageTitle(`${fits}x`, 'Studio')).toBe(`${fits}x`);
});
