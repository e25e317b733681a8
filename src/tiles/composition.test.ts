import { expect, test } from 'vitest';
import { COVER_COLUMNS, COVER_ROWS, cover, FRIEZE_WIDTH, frieze, rosette } from './composition.ts';

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

test('a cover depends on its palette and seed alone', () => {
  expect(cover('quantum', 'one')).toEqual(cover('quantum', 'one'));
  const looks = new Set(
    Array.from({ length: 40 }, (_, i) => JSON.stringify(cover('quantum', `${i}`))),
  );
  expect(looks.size).toBeGreaterThan(20);
});

test('a cover has a mirrored frame and is laid from three motifs', () => {
  const cells = cover('research', 'ai-llm-developments');
  expect(cells).toHaveLength(COVER_COLUMNS * COVER_ROWS);
  for (let row = 0; row < COVER_ROWS; row += 1) {
    const motifs = cells.slice(row * COVER_COLUMNS, (row + 1) * COVER_COLUMNS).map((c) => c.motif);
    const [left, right] = [motifs.slice(0, 2), motifs.slice(-2)];
    expect(left).toEqual(right.toReversed());
  }
  expect(new Set(cells.map((cell) => cell.motif)).size).toBe(3);
});
