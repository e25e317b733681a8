/** Tiles beside each other, by what they span. Two narrow ones lie beside a tall one. */
const BANDS = {
  full: ['full'],
  pair: ['wide', 'narrow'],
  three: ['start', 'middle', 'end'],
  tall: ['tall', 'narrow', 'narrow'],
} as const;

export type Band = keyof typeof BANDS;

/** What a tile spans on wide screens (floor.css). */
export type Span = (typeof BANDS)[Band][number];

/** The bands of each list of tiles from top to bottom, repeated as often as there are tiles. */
export const FLOORS = {
  services: ['tall', 'three'],
  partners: ['three'],
  testimonials: ['three'],
  teasers: ['tall'],
  articles: ['full', 'pair'],
} satisfies Record<string, readonly Band[]>;

/**
 * What each of `count` tiles spans, as an attribute. No floor has holes: two that are left over are a pair, and one has a
 * band of its own, but not under a band of three: these four are two pairs.
 */
export function layFloor(count: number, bands: readonly Band[]): { 'data-span': Span }[] {
  const spans: Span[] = [];
  for (let turn = 0; spans.length < count; turn += 1) {
    const rest = count - spans.length;
    const band = BANDS[bands[turn % bands.length] ?? 'full'];
    if (rest === 1) spans.push(...BANDS.full);
    else if (rest === 2 || (rest === 4 && band.length === 3)) spans.push(...BANDS.pair);
    else spans.push(...band);
  }
  return spans.map((span) => ({ 'data-span': span }));
}
