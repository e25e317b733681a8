import { type Cell, turnAt } from './composition.ts';
import { type MotifName, TILE_SIZE } from './motifs.ts';
import { seededRandom } from './seeded-random.ts';

/** The motifs whose palettes a cover can have. */
export type CoverPalette = 'network' | 'petals' | 'star';

/** A cover drawn from tiles: the seed decides which tile is where. */
export interface CoverMosaic {
  palette: CoverPalette;
  seed: string;
}

/** An article's cover: an image; with a `mosaic`, pages/covers/[id].svg.ts draws it. */
export interface CoverImage {
  src: string;
  mosaic?: CoverMosaic;
}

/** The three motifs of a cover of each palette: frame, field, heart. */
const coverMotifs = {
  network: ['grid', 'rings', 'network'],
  petals: ['star', 'petals', 'network'],
  star: ['rings', 'network', 'star'],
} as const satisfies Record<CoverPalette, readonly [MotifName, MotifName, MotifName]>;

export const COVER_COLUMNS = 8;
export const COVER_ROWS = 5;

/** In px: a tile of a cover as a file, and the file. */
export const COVER_FILE = {
  tile: 120,
  width: COVER_COLUMNS * 120,
  height: COVER_ROWS * 120,
};

/**
 * The heart of a cover, three rows of up to four tiles from another motif, by how far each row reaches
 * from the middle. The middle row is never empty, so the heart is in one piece: two equal spots in a
 * mirrored picture would look like eyes.
 */
const HEART_REACHES = [
  [0, 1, 2],
  [1, 2],
  [0, 1, 2],
] as const;

/**
 * An article cover: 8 × 5 tiles in one palette, mirrored left to right. The seed (the article's id)
 * decides the shape of the frame and of the heart, so that two articles of one category differ and the
 * same article always looks the same.
 */
export function coverTiles({ palette, seed }: CoverMosaic, size = TILE_SIZE): Cell[] {
  const [frame, field, heartMotif] = coverMotifs[palette];
  const random = seededRandom(seed);
  const borderOnTop = random() < 0.5;
  const heart = HEART_REACHES.map((reaches) => reaches[Math.floor(random() * reaches.length)] ?? 0);

  const motifAt = (column: number, row: number): MotifName => {
    const fromEdge = Math.min(column, COVER_COLUMNS - 1 - column);
    if (COVER_COLUMNS / 2 - fromEdge <= (heart[row - 1] ?? 0)) return heartMotif;
    const isFrame = borderOnTop
      ? fromEdge === 0 || row === 0 || row === COVER_ROWS - 1
      : fromEdge < 2;
    return isFrame ? frame : field;
  };

  return Array.from({ length: COVER_COLUMNS * COVER_ROWS }, (_, index) => {
    const column = index % COVER_COLUMNS;
    const row = Math.floor(index / COVER_COLUMNS);
    return {
      motif: motifAt(column, row),
      palette,
      turn: turnAt(column, row),
      x: column * size,
      y: row * size,
      size,
    };
  });
}
