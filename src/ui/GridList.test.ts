import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GridRow, getCellSpans, type Span } from './GridList.tsx';

/** The place of each span in grid.css: its first track, of four, and its number of tracks. */
const TRACKS: Readonly<Record<Span, readonly [number, number]>> = {
  full: [0, 4],
  wide: [0, 2],
  narrow: [2, 2],
  start: [0, 1],
  middle: [1, 2],
  end: [3, 1],
};

/** The places of cells as `row:track`, as browsers choose them: no cell begins above the one before. */
function getPlaces(spans: Span[]): string[] {
  const taken = new Set<string>();
  let row = 0;
  return spans.flatMap((span) => {
    const [track, tracks] = TRACKS[span];
    const placesIn = (row: number) =>
      Array.from({ length: tracks }, (_, index) => `${row}:${track + index}`);
    while (placesIn(row).some((place) => taken.has(place))) row += 1;
    const places = placesIn(row);
    for (const place of places) taken.add(place);
    return places;
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
])('%i cells in rows of the kinds “%s” have the spans “%s”', (count, rows, spans) => {
  expect(getCellSpans(count, rows.split(' ') as GridRow[]).join(' ')).toBe(spans);
});

test('rows of any kinds have no holes, whatever the number of cells', () => {
  const row = fc.constantFrom<GridRow>('full', 'pair', 'three');
  fc.assert(
    fc.property(fc.nat(40), fc.array(row, { minLength: 1, maxLength: 5 }), (count, kinds) => {
      const places = getPlaces(getCellSpans(count, kinds));
      expect(new Set(places).size).toBe(places.length);
      const rows = new Set(places.map((place) => place.split(':')[0]));
      expect(places).toHaveLength(rows.size * 4);
    }),
  );
});
