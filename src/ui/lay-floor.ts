/** Rooms beside each other, from wall to wall. `lead` is as high as `upper` and `lower` together. */
const BANDS = {
  whole: ['whole'],
  pair: ['left', 'right'],
  three: ['start', 'middle', 'end'],
  lead: ['lead', 'upper', 'lower'],
} as const;

export type Band = keyof typeof BANDS;

/** What a tile is called in the markup. floor.css says which columns and rows of the floor each room has. */
export type Room = (typeof BANDS)[Band][number];

type Breakpoint = 'xs' | 'sm' | 'md' | 'lg';

/**
 * The bands of a floor from top to bottom, repeated as often as there are tiles: on screens from 20rem (`xs`), 36rem
 * (`sm`), 48rem (`md`) and 64rem (`lg`). On narrower ones tiles are as wide as the floor.
 */
export type FloorPlan = Partial<Record<Breakpoint, readonly Band[]>>;

/**
 * The rooms of a number of tiles. Two that are left over are a pair, and one has a band of its own, but not under a
 * band of three: these four are two pairs.
 */
function roomsOf(count: number, bands: readonly Band[]): Room[] {
  const rooms: Room[] = [];
  for (let turn = 0; rooms.length < count; turn += 1) {
    const rest = count - rooms.length;
    const band = BANDS[bands[turn % bands.length] ?? 'whole'];
    if (rest === 1) rooms.push(...BANDS.whole);
    else if (rest === 2 || (rest === 4 && band.length === 3)) rooms.push(...BANDS.pair);
    else rooms.push(...band);
  }
  return rooms;
}

/** Where each of `count` tiles lies, as attributes: `{ 'data-md': 'whole', 'data-lg': 'lead' }`. No floor has holes. */
export function layFloor(count: number, plan: FloorPlan) {
  const laid = Object.entries(plan).map(([breakpoint, bands]) => {
    const rooms = roomsOf(count, bands);
    return [`data-${breakpoint}`, rooms] as const;
  });
  return Array.from(
    { length: count },
    (_, index): Readonly<Record<string, Room | undefined>> =>
      Object.fromEntries(laid.map(([attribute, rooms]) => [attribute, rooms[index]])),
  );
}
