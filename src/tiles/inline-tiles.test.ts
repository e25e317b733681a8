import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { motifNames } from '#types.ts';
import { PITCH, ROW_SHIFTS } from './inline-tiles.tsx';
import { ROSETTE_SIZE } from './Rosette.tsx';

const isWhole = (shift: number) => shift % motifNames.length === 0;

test('no tile of a floor is above one of its own motif', () => {
  const [first = 0] = ROW_SHIFTS;
  const shifts = ROW_SHIFTS.map((shift, row) => (ROW_SHIFTS[row + 1] ?? first) - shift);
  expect(shifts.filter(isWhole)).toEqual([]);
});

test('no tile of the hero’s floor is beside or above a tile of the key with its motif', () => {
  const [row = 0, above = 0] = [ROW_SHIFTS.at(-1), ROW_SHIFTS[0]];
  // The column in which the key begins, counted from the last one, for each number of modules.
  for (const start of [6, 12, 13, 14, 18])
    expect([row - start, row - start + 2, above - start + 1].filter(isWhole)).toEqual([]);
});

test('the gap between tiles is the share of their distance that tokens.css says', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const [, gap, pitch] = /--gap-share: calc\((\d+) \/ (\d+)\)/.exec(tokens) ?? [];
  expect(1 - ROSETTE_SIZE / PITCH).toBeCloseTo(Number(gap) / Number(pitch), 9);
});
