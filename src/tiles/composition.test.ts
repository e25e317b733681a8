import { expect, test } from 'vitest';
import { FRIEZE_WIDTH, frieze, MIXED_ROW, rosette } from './composition.ts';

test('a rosette is four tiles, each turned a quarter further around the middle', () => {
  const [upperLeft, upperRight, lowerLeft, lowerRight] = rosette('rings', 'rings');
  expect([upperLeft?.turn, upperRight?.turn, lowerRight?.turn, lowerLeft?.turn]).toEqual([
    0, 90, 180, 270,
  ]);
});

test('the frieze fills its strip exactly: no gap, no overlap', () => {
  const area = frieze().reduce((sum, cell) => sum + cell.size ** 2, 0);
  expect(area).toBe(FRIEZE_WIDTH * 60);
  expect(Math.max(...frieze().map((cell) => cell.x + cell.size))).toBe(FRIEZE_WIDTH);
  expect(new Set(frieze().map((cell) => cell.motif)).size).toBe(6);
});

test('no tile of the mixed floor is beside or above one of its own motif', () => {
  expect(MIXED_ROW).toHaveLength(12);
  MIXED_ROW.forEach((motif, index) => {
    expect(motif, `at ${index}`).not.toBe(MIXED_ROW[(index + 1) % 12]);
    expect(motif, `at ${index}`).not.toBe(MIXED_ROW[(index + 3) % 12]);
  });
});

test('no two neighbors in the frieze show the same motif, nor do its two ends', () => {
  const units = frieze().filter(({ x, y }) => x % 60 === 0 && y === 0);
  expect(units).toHaveLength(FRIEZE_WIDTH / 60);
  units.forEach(({ motif, x }, index) => {
    expect(motif, `at ${x}`).not.toBe(units.at(index - 1)?.motif);
  });
});
