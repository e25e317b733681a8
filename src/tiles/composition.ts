import type { CoverPalette } from '#data/articles/cover-image.ts';
import { type MotifName, TILE_SIZE } from './motifs.ts';
import type { PaletteName } from './palettes.ts';

/** A quarter turn of a tile, in degrees. */
type Turn = 0 | 90 | 180 | 270;

/** A tile in its place. `x` and `y` are the upper left corner; `size` is the side, in px units. */
export interface Cell {
  motif: MotifName;
  palette: PaletteName;
  turn: Turn;
  x: number;
  y: number;
  size: number;
}

/** The shortest transform that puts a tile of 60 units in its place, size and turn. */
export function placement({ x, y, size, turn }: Cell): string | undefined {
  const half = TILE_SIZE / 2;
  const steps = [
    x || y ? `translate(${x} ${y})` : '',
    size === TILE_SIZE ? '' : `scale(${size / TILE_SIZE})`,
    turn ? `rotate(${turn} ${half} ${half})` : '',
  ];
  return steps.join('') || undefined;
}

/** Neighbours turned this way complete each other: 2 × 2 tiles make the full rosette. */
const TURNS = [
  [0, 90],
  [270, 180],
] as const;

/** How the tile in a column and row of a floor is turned. */
function turnAt(column: number, row: number): Turn {
  return TURNS[row % 2 ? 1 : 0][column % 2 ? 1 : 0];
}

/** Four turned tiles of one motif: the unit that repeats in a band and makes the logo. */
export function rosette(
  motif: MotifName,
  palette: PaletteName,
  { x = 0, y = 0, size = 60 }: { x?: number; y?: number; size?: number } = {},
): Cell[] {
  return [0, 1].flatMap((row) =>
    [0, 1].map((column) => ({
      motif,
      palette,
      turn: turnAt(column, row),
      x: x + column * size,
      y: y + row * size,
      size,
    })),
  );
}

/** Units of the frieze, 60 px each: a whole tile, or a rosette of four small ones. */
const FRIEZE: readonly (readonly [MotifName, 'tile' | 'rosette', Turn])[] = [
  ['network', 'rosette', 0],
  ['petals', 'tile', 0],
  ['steps', 'tile', 0],
  ['star', 'rosette', 0],
  ['rings', 'tile', 90],
  ['rings', 'tile', 0],
  ['grid', 'rosette', 0],
  ['network', 'tile', 90],
  ['petals', 'rosette', 0],
  ['star', 'tile', 0],
  ['grid', 'tile', 180],
  ['rings', 'rosette', 0],
  ['steps', 'rosette', 0],
  ['petals', 'tile', 0],
  ['network', 'tile', 0],
  ['star', 'rosette', 0],
  ['steps', 'tile', 180],
  ['grid', 'tile', 270],
  ['rings', 'tile', 270],
];

export const FRIEZE_HEIGHT = 60;
export const FRIEZE_WIDTH = FRIEZE.length * FRIEZE_HEIGHT;

/** The mixed frieze that closes the hero and opens the contact section and the dialogs. */
export function frieze(): Cell[] {
  return FRIEZE.flatMap(([motif, kind, turn], index) => {
    const x = index * FRIEZE_HEIGHT;
    if (kind === 'rosette') return rosette(motif, motif, { x, size: FRIEZE_HEIGHT / 2 });
    return [{ motif, palette: motif, turn, x, y: 0, size: FRIEZE_HEIGHT }];
  });
}

/** The palettes of article covers and the three motifs each is laid from: frame, field, heart. */
const coverMotifs = {
  research: ['grid', 'rings', 'network'],
  healthcare: ['star', 'petals', 'network'],
  quantum: ['rings', 'network', 'star'],
} as const satisfies Record<CoverPalette, readonly [MotifName, MotifName, MotifName]>;

export const COVER_COLUMNS = 8;
export const COVER_ROWS = 5;

/** Pixels: the tiles of a cover as a file, and the file. */
export const COVER_FILE = {
  tile: 120,
  width: COVER_COLUMNS * 120,
  height: COVER_ROWS * 120,
};

/**
 * The heart of a cover, three rows of up to four tiles from another motif, by how far each row reaches
 * from the middle. The middle row is never empty, so the heart is in one piece: two like spots in a
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
export function cover(palette: CoverPalette, seed: string, size = 60): Cell[] {
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

/** Numbers in [0, 1) that depend on the seed alone (mulberry32 over an FNV-1a hash). */
function seededRandom(seed: string): () => number {
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
