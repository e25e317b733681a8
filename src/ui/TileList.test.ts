import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GridRow, type Span, tileSpans } from './TileList.tsx';

/** The place of each span in floor.css: its first track, of four, and its number of tracks. */
const PLACES: Readonly<Record<Span, readonly [number, number]>> = {
  full: [0, 4],
  wide: [0, 2],
  narrow: [2, 2],
  start: [0, 1],
  middle: [1, 2],
  end: [3, 1],
};

/** The cells of tiles as `row:track`, placed as browsers do: no tile begins above the one before. */
function getCells(spans: Span[]): string[] {
  const taken = new Set<string>();
  let row = 0;
  return spans.flatMap((span) => {
    const [track, tracks] = PLACES[span];
    const cellsIn = (row: number) =>
      Array.from({ length: tracks }, (_, index) => `${row}:${track + index}`);
    while (cellsIn(row).some((cell) => taken.has(cell))) row += 1;
    const cells = cellsIn(row);
    for (const cell of cells) taken.add(cell);
    return cells;
  });
}

test.each([
  [0, 'three', ''],
  [1, 'three', 'full'],
  [2, 'three', 'wide narrow'],
  [3, 'three', 'start middle end'],
  [4, 'three', 'wide narrow wide narrow'],
  [5, 'three', 'start middle end wide narrow'],
  [6, 'three', 'start middle end start middle end'],
  [7, 'three', 'start middle end wide narrow wide narrow'],
  [4, 'full pair', 'full wide narrow full'],
  [5, 'full pair', 'full wide narrow wide narrow'],
])('%i tiles in rows of the kinds “%s” have the spans “%s”', (count, rows, spans) => {
  expect(tileSpans(count, rows.split(' ') as GridRow[]).join(' ')).toBe(spans);
});

test('any number of tiles fills rows of any kinds without holes', () => {
  const row = fc.constantFrom<GridRow>('full', 'pair', 'three');
  fc.assert(
    fc.property(fc.nat(40), fc.array(row, { minLength: 1, maxLength: 5 }), (count, kinds) => {
      const cells = getCells(tileSpans(count, kinds));
      expect(new Set(cells).size).toBe(cells.length);
      const rows = new Set(cells.map((cell) => cell.split(':')[0]));
      expect(cells).toHaveLength(rows.size * 4);
    }),
  );
});
