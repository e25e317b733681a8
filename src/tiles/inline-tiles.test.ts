import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { motifNames } from '#types.ts';
import { PITCH, ROW_SHIFTS } from './inline-tiles.tsx';
import { ROSETTE_SIZE } from './Rosette.tsx';

test('no tile of a floor touches one of its own motif in the row below', () => {
  const count = motifNames.length;
  const shifts = ROW_SHIFTS.map(
    (shift, row) => ((ROW_SHIFTS[row + 1] ?? ROW_SHIFTS[0] ?? 0) - shift + count) % count,
  );
  expect(shifts.filter((shift) => [0, 1, count - 1].includes(shift))).toEqual([]);
});

test('the gap between tiles is the share of their distance that tokens.css says', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const [, gap, pitch] = /--gap-share: calc\((\d+) \/ (\d+)\)/.exec(tokens) ?? [];
  expect(1 - ROSETTE_SIZE / PITCH).toBeCloseTo(Number(gap) / Number(pitch), 9);
});
