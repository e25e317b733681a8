import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Band, layFloor, type Room } from './lay-floor.ts';

/** What floor.css gives each room: its first column, how many columns, and how many rows. */
const GRIDS = {
  md: {
    width: 6,
    places: {
      whole: [0, 6, 1],
      left: [0, 3, 1],
      right: [3, 3, 1],
      start: [0, 2, 1],
      middle: [2, 2, 1],
      end: [4, 2, 1],
    },
  },
  lg: {
    width: 12,
    places: {
      whole: [0, 12, 1],
      left: [0, 7, 1],
      right: [7, 5, 1],
      start: [0, 4, 1],
      middle: [4, 4, 1],
      end: [8, 4, 1],
      lead: [0, 7, 2],
      upper: [7, 5, 1],
      lower: [7, 5, 1],
    },
  },
} as const;

/** Which tile lies where on a grid, as `row:column`, laid like a browser does: none begins above the one before. */
function cellsOf(rooms: Room[], places: Partial<Record<Room, readonly number[]>>): string[] {
  const taken = new Set<string>();
  let row = 0;
  return rooms.flatMap((room) => {
    const [column = 0, columns = 0, rows = 0] = places[room] ?? [];
    const cellsFrom = (top: number) =>
      Array.from(
        { length: columns * rows },
        (_, index) => `${top + Math.floor(index / columns)}:${column + (index % columns)}`,
      );
    while (cellsFrom(row).some((cell) => taken.has(cell))) row += 1;
    const cells = cellsFrom(row);
    for (const cell of cells) taken.add(cell);
    return cells;
  });
}

const roomsOf = (count: number, breakpoint: 'md' | 'lg', bands: Band[]) =>
  layFloor(count, { [breakpoint]: bands }).map((tile) => tile[`data-${breakpoint}`] as Room);

test.each([
  [0, 'lead three', ''],
  [1, 'lead three', 'whole'],
  [2, 'lead three', 'left right'],
  [3, 'lead three', 'lead upper lower'],
  [4, 'lead three', 'left right left right'],
  [5, 'lead three', 'lead upper lower left right'],
  [6, 'lead three', 'lead upper lower start middle end'],
  [7, 'lead three', 'lead upper lower left right left right'],
  [8, 'lead three', 'lead upper lower start middle end left right'],
  [3, 'pair', 'left right whole'],
  [4, 'whole pair', 'whole left right whole'],
  [5, 'whole pair', 'whole left right left right'],
  [6, 'whole pair pair', 'whole left right left right whole'],
  [7, 'whole pair pair', 'whole left right left right left right'],
])('%i tiles in bands of %s are %s', (count, bands, rooms) => {
  expect(roomsOf(count, 'lg', bands.split(' ') as Band[]).join(' ')).toBe(rooms);
});

test.each(['md', 'lg'] as const)('%s: any tiles in any bands fill their rows exactly', (name) => {
  const { width, places } = GRIDS[name];
  const bands = name === 'md' ? ['whole', 'pair', 'three'] : ['whole', 'pair', 'three', 'lead'];
  const plan = fc.array(fc.constantFrom(...(bands as Band[])), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.nat(40), plan, (count, plan) => {
      const cells = cellsOf(roomsOf(count, name, plan), places);
      expect(new Set(cells).size).toBe(cells.length);
      const rows = new Set(cells.map((cell) => cell.split(':')[0]));
      expect(cells).toHaveLength(rows.size * width);
    }),
  );
});

test('a tile has an attribute for each breakpoint of its floor', () => {
  expect(layFloor(2, { md: ['whole'], lg: ['pair'] })).toEqual([
    { 'data-md': 'left', 'data-lg': 'left' },
    { 'data-md': 'right', 'data-lg': 'right' },
  ]);
});
