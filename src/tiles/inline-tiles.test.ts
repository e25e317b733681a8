import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { motifNames } from '#types.ts';
import { motifAt, PITCH } from './inline-tiles.tsx';
import { ROSETTE_SIZE } from './Rosette.tsx';

const SIX = [0, 1, 2, 3, 4, 5];

test('no tile of a floor is beside or above one of its own motif', () => {
  for (const row of SIX)
    for (const column of SIX)
      expect([motifAt(column + 1, row), motifAt(column, row + 1)]).not.toContain(
        motifAt(column, row),
      );
});

test('no tile of the hero’s floor is beside or above a tile of the key with its motif', () => {
  // The number of columns from the start of the key to the end of the floor, for each number of modules.
  for (const columns of [6, 7, 12, 13, 14, 18]) {
    const above = SIX.map((column) => motifAt(column + 1 - columns, 0));
    expect(above.filter((motif, column) => motif === motifNames[column])).toEqual([]);
    expect(motifAt(-columns, -1)).not.toBe(motifNames[0]);
    expect(motifAt(7 - columns, -1)).not.toBe(motifNames[5]);
  }
});

test('the gap between tiles is the share of their distance that tokens.css says', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const [, gap, pitch] = /--gap-share: calc\((\d+) \/ (\d+)\)/.exec(tokens) ?? [];
  expect(1 - ROSETTE_SIZE / PITCH).toBeCloseTo(Number(gap) / Number(pitch), 9);
});
