import { expect, test } from 'vitest';
import { median } from './statistics.ts';

test('the median of odd and even numbers of values', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(() => median([])).toThrow(/median/);
});
