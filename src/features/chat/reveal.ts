/** Specification §4: the reply is revealed one character at a time, every 20 ms. */
export const REVEAL_INTERVAL_MS = 20;

/** With reduced motion the typing indicator shows for at most this long (docs/specification.md). */
const REDUCED_MOTION_LIMIT_MS = 1000;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits text into what a reader sees as characters: never half an emoji or half an accent. */
export function splitCharacters(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** How many of `total` characters are visible `elapsed` ms after the reveal began. */
export function revealedCount(elapsed: number, total: number): number {
  return Math.min(total, Math.max(0, Math.floor(elapsed / REVEAL_INTERVAL_MS)));
}

/** How long a reply of `total` characters takes, in ms. */
export function revealDuration(total: number, reducedMotion: boolean): number {
  const duration = total * REVEAL_INTERVAL_MS;
  return reducedMotion ? Math.min(duration, REDUCED_MOTION_LIMIT_MS) : duration;
}
