import { expect, test } from 'vitest';
import { MIXED_ROW } from './DrawnFloor.tsx';

test('no tile of the mixed floor is beside or above one of its own motif', () => {
  expect(MIXED_ROW).toHaveLength(12);
  MIXED_ROW.forEach((motif, index) => {
    expect(motif, `at ${index}`).not.toBe(MIXED_ROW[(index + 1) % 12]);
    expect(motif, `at ${index}`).not.toBe(MIXED_ROW[(index + 3) % 12]);
  });
});
