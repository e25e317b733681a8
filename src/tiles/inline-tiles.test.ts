import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MIXED_ROW, PITCH, ROW_SHIFTS } from './inline-tiles.tsx';
import { ROSETTE_SIZE } from './Rosette.tsx';

test('no tile of the mixed floor is beside or above one of its own motif', () => {
  expect(MIXED_ROW).toHaveLength(12);
  MIXED_ROW.forEach((motif, index) => {
    expect(motif, `at ${index}`).not.toBe(MIXED_ROW[(index + 1) % 12]);
    expect(motif, `at ${index}`).not.toBe(MIXED_ROW[(index + 3) % 12]);
  });
});

test('no tile of the hero’s floor touches one of its own motif in the row below', () => {
  const shifts = ROW_SHIFTS.slice(1).map((shift, row) => (shift - (ROW_SHIFTS[row] ?? 0) + 6) % 6);
  expect(shifts.filter((shift) => [0, 1, 5].includes(shift))).toEqual([]);
});

test('the gap between tiles is the share of their distance that tokens.css says', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const [, gap, pitch] = /--gap-share: calc\((\d+) \/ (\d+)\)/.exec(tokens) ?? [];
  expect(1 - ROSETTE_SIZE / PITCH).toBeCloseTo(Number(gap) / Number(pitch), 9);
});
