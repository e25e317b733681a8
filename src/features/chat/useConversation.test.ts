import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from '../../../tests/support/hostile-text.ts';
import { splitCharacters, visiblePart } from './useConversation.ts';

const TEN = [...'0123456789'];
const HUNDRED = TEN.flatMap(() => TEN);

test.each([
  [0, TEN, false, ''],
  [19, TEN, false, ''],
  [20, TEN, false, '0'],
  [39, TEN, false, '0'],
  [40, TEN, false, '01'],
  [199, TEN, false, '012345678'],
  [200, TEN, false, undefined],
  [199, TEN, true, ''],
  [200, TEN, true, undefined],
  [999, HUNDRED, true, ''],
  [1000, HUNDRED, true, undefined],
])(
  'after %d ms of %j (reduced motion: %j), the visible part is %j',
  (elapsed, characters, reducedMotion, part) => {
    expect(visiblePart(characters, elapsed, reducedMotion)).toBe(part);
  },
);

test('emoji, flags and combining accents are one character each', () => {
  expect(splitCharacters('ab👩‍👧🇲🇹é!')).toEqual(['a', 'b', '👩‍👧', '🇲🇹', 'é', '!']);
  expect(splitCharacters('مرحبا')).toHaveLength(5);
});

test('splitting loses nothing of any text', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(splitCharacters(text).join('')).toBe(text);
    }),
    { numRuns: 200 },
  );
});
