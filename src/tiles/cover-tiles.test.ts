import { expect, test } from 'vitest';
import { COVER_COLUMNS, COVER_ROWS, coverTiles } from './cover-tiles.ts';

test('a cover depends on its palette and seed alone', () => {
  expect(coverTiles({ palette: 'star', seed: 'one' })).toEqual(
    coverTiles({ palette: 'star', seed: 'one' }),
  );
  const looks = new Set(
    Array.from({ length: 40 }, (_, i) =>
      JSON.stringify(coverTiles({ palette: 'star', seed: `${i}` })),
    ),
  );
  expect(looks.size).toBeGreaterThan(20);
});

test('a cover has a mirrored frame and three motifs', () => {
  const cells = coverTiles({ palette: 'network', seed: 'ai-llm-developments' });
  expect(cells).toHaveLength(COVER_COLUMNS * COVER_ROWS);
  for (let row = 0; row < COVER_ROWS; row += 1) {
    const motifs = cells.slice(row * COVER_COLUMNS, (row + 1) * COVER_COLUMNS).map((c) => c.motif);
    const [left, right] = [motifs.slice(0, 2), motifs.slice(-2)];
    expect(left).toEqual(right.toReversed());
  }
  expect(new Set(cells.map((cell) => cell.motif)).size).toBe(3);
});
