import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { motifNames } from '#types.ts';
import { getMotifAt, PITCH } from './inline-tiles.tsx';
import { TILE_SIZE } from './TileDrawing.tsx';

const SIX = [0, 1, 2, 3, 4, 5];

test.each([
  ['all', motifNames],
  ['an odd number of', motifNames.slice(1)],
  ['an even number of', motifNames.slice(2)],
])('in a floor of %s motifs, no tile is beside or above one of its motif', (_, names) => {
  for (const row of SIX)
    for (const column of SIX)
      expect([
        getMotifAt(column + 1, row, names),
        getMotifAt(column, row + 1, names),
      ]).not.toContain(getMotifAt(column, row, names));
});

test('the gap between tiles is `--gap-share` of their pitch', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const [, gap, pitch] = /--gap-share: calc\((\d+) \/ (\d+)\)/.exec(tokens) ?? [];
  expect(1 - TILE_SIZE / PITCH).toBeCloseTo(Number(gap) / Number(pitch), 9);
});
