import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MIXED_ROW, PITCH } from './DrawnFloor.tsx';
import { ROSETTE_SIZE } from './Rosette.tsx';

test('no tile of the mixed floor is beside or above one of its own motif', () => {
  expect(MIXED_ROW).toHaveLength(12);
  MIXED_ROW.forEach((motif, index) => {
    expect(motif, `at ${index}`).not.toBe(MIXED_ROW[(index + 1) % 12]);
    expect(motif, `at ${index}`).not.toBe(MIXED_ROW[(index + 3) % 12]);
  });
});

test('the gap between drawn tiles is the share of their distance that tokens.css says', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const [, parts] = /--gap-share: calc\(1 \/ (\d+)\)/.exec(tokens) ?? [];
  expect(1 - ROSETTE_SIZE / PITCH).toBeCloseTo(1 / Number(parts), 9);
});
