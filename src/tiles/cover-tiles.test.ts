import { expect, test } from 'vitest';
import { COVER, coverTiles } from './cover-tiles.ts';
import { EMBLEM } from './emblems.ts';

test('the same seed always draws the same cover, and 40 seeds draw 12 covers', () => {
  expect(coverTiles({ palette: 'star', seed: 'one' })).toEqual(
    coverTiles({ palette: 'star', seed: 'one' }),
  );
  const looks = new Set(
    Array.from({ length: 40 }, (_, i) =>
      JSON.stringify(coverTiles({ palette: 'star', seed: `${i}` })),
    ),
  );
  expect(looks.size).toBe(12);
});

test('a cover has two motifs, and no tiles under its emblem', () => {
  const cells = coverTiles({
    palette: 'network',
    emblem: 'speech',
    seed: 'ai-llm-developments',
  });
  expect(cells).toHaveLength(COVER.columns * COVER.rows - EMBLEM.columns * EMBLEM.rows);
  const inEmblem = cells.filter(
    ({ column, row }) => column >= 2 && column < 6 && row >= 1 && row < 4,
  );
  expect(inEmblem).toEqual([]);
  expect(new Set(cells.map((cell) => cell.motif)).size).toBe(2);
});
