/**
 * The pictures that the build draws (src/pages), which are not in public/: their addresses and sizes, and the random
 * numbers that choose motifs. Both `data` and components import this file, which imports nothing.
 */

/** The avatar that all commenters share. */
export const COMMENTER_AVATAR = '/avatars/commenter.svg';

/** The address of the floor of all motifs, and its size in tiles: it is wider than the widest band. */
export const MIXED_FLOOR_PATH = '/tiles/floor.svg';
export const MIXED_FLOOR_SIZE = { columns: 48, rows: 1 };

/** The address of a floor of one motif, and its size in tiles, which tile-band.css, tiles.css and video.css repeat. */
export const getFloorPath = (motif: string) => `/tiles/floor-${motif}.svg`;
export const MOTIF_FLOOR_SIZE = { columns: 24, rows: 8 };

/** The address of a tile. */
export const getTilePath = (motif: string) => `/tiles/tile-${motif}.svg`;

/** The address of an article's generated cover. */
export const getCoverPath = (articleId: string) => `/covers/${articleId}.svg`;

/** The size of the images in link previews, in px. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

/** Returns a generator of numbers in [0, 1) that depend on the seed alone (mulberry32 over an FNV-1a hash). */
export function createRandom(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
