import { expect, onTestFinished, test, vi } from 'vitest';
import { createDateFormat, toLocalIsoDate } from './dates.ts';

test.each([
  ['en', 'April 5, 2025'],
  ['en-GB', '5 April 2025'],
  ['it', '5 aprile 2025'],
  ['mt', '5 ta’ April 2025'],
  ['ar', '5 أبريل 2025'],
  ['tlh, which no browser has dates for,', '2025-04-05'],
])('a date in %s is %s', (language, text) => {
  expect(createDateFormat(language.replace(/,.*/, ''))('2025-04-05')).toBe(text);
});

test('a date whose month has no name stays in digits', () => {
  expect(createDateFormat('kkj')('2025-11-05')).toBe('2025-11-05');
});

test.each([
  ['Pacific/Kiritimati', '2025-04-16'],
  ['UTC', '2025-04-15'],
  ['America/New_York', '2025-04-15'],
])('shortly before midnight in UTC, the day in %s is %s', (zone, day) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(toLocalIsoDate(new Date('2025-04-15T23:59:59Z'))).toBe(day);
});
