import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from '../../../tests/support/hostile-text.ts';
import { revealDuration, revealedCount, splitCharacters } from './useBotTyping.ts';

test.each([
  [0, 0],
  [19, 0],
  [20, 1],
  [39, 1],
  [40, 2],
  [2000, 10],
  [-5, 0],
])('after %d ms, %d of 10 characters are visible', (elapsed, count) => {
  expect(revealedCount(elapsed, 10)).toBe(count);
});

test('a reply of 100 characters takes 2,000 ms, and 1,000 ms with reduced motion', () => {
  expect(revealDuration(100, false)).toBe(2000);
  expect(revealDuration(100, true)).toBe(1000);
  expect(revealDuration(10, true)).toBe(200);
});

test('emoji, flags and combining accents are one character each', () => {
  expect(splitCharacters('ab👩‍👧🇲🇹é!')).toEqual(['a', 'b', '👩‍👧', '🇲🇹', 'é', '!']);
  expect(splitCharacters('مرحبا')).toHaveLength(5);
});

test('splitting loses nothing, whatever the text', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(splitCharacters(text).join('')).toBe(text);
    }),
    { numRuns: 200 },
  );
});
