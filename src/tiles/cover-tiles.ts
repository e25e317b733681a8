import { type Cell, cellAt, type TilePicture } from './composition.ts';
import { EMBLEM, type EmblemName } from './emblems.ts';
import { type MotifName, TILE_SIZE } from './motifs.ts';

/** A cover drawn from tiles: the seed decides which tile is where. */
export interface CoverMosaic {
  palette: MotifName;
  /** Without it, the middle has tiles too. */
  emblem?: EmblemName | undefined;
  seed: string;
}

/** The size of a cover in tiles, and in the units of motifs. */
export const COVER = { columns: 8, rows: 5, width: 8 * TILE_SIZE, height: 5 * TILE_SIZE };

/** Pairs of motifs, for frame and field. The motif of a frame looks complete even in a single row or column. */
const MOTIFS = [
  ['star', 'petals'],
  ['star', 'network'],
  ['petals', 'star'],
  ['petals', 'network'],
  ['network', 'star'],
  ['network', 'petals'],
] as const satisfies [MotifName, MotifName][];

/**
 * The tiles of an article cover: 8 × 5 in one palette around its emblem. The seed (the article's id) decides
 * which motifs they show and where the frame runs, so that articles of one category differ and the same article
 * always looks the same.
 */
export function coverTiles({ palette, emblem, seed }: CoverMosaic): TilePicture {
  const random = seededRandom(seed);
  const frameIsAround = random() < 0.5;
  const [frame, field] = MOTIFS[Math.floor(random() * MOTIFS.length)] as (typeof MOTIFS)[number];
  const { columns, rows, width, height } = COVER;
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (emblem && isInEmblem(column, row)) continue;
      const isFrame = column % (columns - 1) === 0 || (frameIsAround && row % (rows - 1) === 0);
      cells.push(cellAt(isFrame ? frame : field, column, row));
    }
  }
  return { palette, cells, width, height };
}

/** Whether the emblem, in the middle, takes the place of this tile. */
function isInEmblem(column: number, row: number): boolean {
  const isWithin = (index: number, count: number, inEmblem: number) =>
    Math.abs(index - (count - 1) / 2) < inEmblem / 2;
  return isWithin(column, COVER.columns, EMBLEM.columns) && isWithin(row, COVER.rows, EMBLEM.rows);
}

/** Numbers in [0, 1) that depend on the seed alone (mulberry32 over an FNV-1a hash). */
export function seededRandom(seed: string): () => number {
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
