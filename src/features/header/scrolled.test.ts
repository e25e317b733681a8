import { expect, test } from 'vitest';
import { isScrolled } from './scrolled.ts';

test.each([
  [0, false],
  [20, false],
  [20.5, true],
  [21, true],
])('scrolled %d px: translucent is %s', (scrollY, expected) => {
  expect(isScrolled(scrollY)).toBe(expected);
});
