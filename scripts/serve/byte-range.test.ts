import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=2-999', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-999', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('%s of ten bytes is %j', (header, expected) => expect(byteRange(header, 10)).toEqual(expected));

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-2',
  'bytes=0-1,4-5',
  'lines=1-2',
  'bytes=a-b',
])('%j asks for no range', (header) => expect(byteRange(header, 10)).toBeUndefined());

test('a range is never larger than the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1e6 }), (first, last, size) => {
      const range = byteRange(`bytes=${first}-${last}`, size);
      if (range === undefined) return last < first;
      if (range === 'unsatisfiable') return first >= size;
      return range.start === first && range.end < size && range.start <= range.end;
    }),
  );
});
