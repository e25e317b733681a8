import { expect, test } from 'vitest';
import { LONGEST_TITLE, pageTitle } from './page-title';

test('the brand stands after the title of the page', () => {
  expect(pageTitle('Client testimonials', 'Grigal')).toBe('Client testimonials — Grigal');
});

test('it is left out where the title names it already', () => {
  expect(pageTitle('Why Grigal', 'Grigal')).toBe('Why Grigal');
});

test('it is left out where the title would be cut off', () => {
  const fits = 'x'.repeat(LONGEST_TITLE - ' — Grigal'.length);
  expect(pageTitle(fits, 'Grigal')).toHaveLength(LONGEST_TITLE);
  expect(pageTitle(`${fits}x`, 'Grigal')).toBe(`${fits}x`);
});
