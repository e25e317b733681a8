import { expect, test } from 'vitest';
import { floor, MIXED_ROW } from './composition.ts';

test('a rosette is four tiles, each turned a quarter further around the middle', () => {
  const [upperLeft, upperRight, lowerLeft, lowerRight] = floor('rings', 2, 2).cells;
  expect([upperLeft?.turn, upperRight?.turn, lowerRight?.turn, lowerLeft?.turn]).toEqual([
    0, 90, 180, 270,
  ]);
});

test('no tile of the mixed floor is beside or above one of its own motif', () => {
  expect(MIXED_ROW).toHaveLength(12);
  MIXED_ROW.forEach((motif, index) => {
    expect(motif, `at ${index}`).not.toBe(MIXED_ROW[(index + 1) % 12]);
    expect(motif, `at ${index}`).not.toBe(MIXED_ROW[(index + 3) % 12]);
  });
});
