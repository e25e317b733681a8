import { expect, test } from 'vitest';
import { formatLongUsDate, isoDate } from './dates.ts';

test('a date is written as month name, day, year', () => {
  expect(formatLongUsDate(new Date(2025, 3, 5))).toBe('April 5, 2025');
});

test('a date can be written in UTC', () => {
  expect(formatLongUsDate(new Date('2025-04-15T23:00:00Z'), 'UTC')).toBe('April 15, 2025');
  expect(formatLongUsDate(new Date('2025-04-16T00:00:00Z'), 'UTC')).toBe('April 16, 2025');
});

test.each([
  ['April 15, 2025', '2025-04-15'],
  ['January 1, 2026', '2026-01-01'],
  ['December 31, 1999', '1999-12-31'],
])('%s becomes %s', (text, iso) => {
  expect(isoDate(text)).toBe(iso);
});

test('text that is not a date is an error', () => {
  expect(() => isoDate('soon')).toThrow(RangeError);
});
