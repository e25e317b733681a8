import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paginate } from './paginate.ts';

test('deals items out in order, full pages first', () => {
  expect(paginate(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([
    { number: 1, items: ['a', 'b'] },
    { number: 2, items: ['c', 'd'] },
    { number: 3, items: ['e'] },
  ]);
});

test('a list that fits has one page, an empty one too', () => {
  expect(paginate(['a', 'b'], 2)).toEqual([{ number: 1, items: ['a', 'b'] }]);
  expect(paginate([], 2)).toEqual([{ number: 1, items: [] }]);
});

test('whatever the length, no item is lost, repeated or moved', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 20 }), (items, size) => {
      const pages = paginate(items, size);
      expect(pages.flatMap((page) => page.items)).toEqual(items);
      for (const { items } of pages) expect(items.length).toBeLessThanOrEqual(size);
    }),
  );
});
