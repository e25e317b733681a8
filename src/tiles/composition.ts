import { type MotifName, TILE_SIZE } from './motifs.ts';
import type { PaletteName } from './pigments.ts';

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

/** Tiles in a box, in px. */
export interface TilePicture {
  cells: readonly Cell[];
  width: number;
  height: number;
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

/** Neighbors turned this way complete each other: 2 × 2 tiles make the full rosette. */
const TURNS = [
  [0, 90],
  [270, 180],
] as const;

/** How the tile in a column and row of a floor is turned. */
export function turnAt(column: number, row: number): Turn {
  return TURNS[row % 2 ? 1 : 0][column % 2 ? 1 : 0];
}

/** One tile that fills its picture. */
export function singleTile(motif: MotifName): TilePicture {
  const size = TILE_SIZE;
  const cells: Cell[] = [{ motif, palette: motif, turn: 0, x: 0, y: 0, size }];
  return { cells, width: size, height: size };
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

/** One rosette that fills its picture. */
export function singleRosette(motif: MotifName): TilePicture {
  return { cells: rosette(motif, motif), width: 2 * TILE_SIZE, height: 2 * TILE_SIZE };
}

/** Each motif twice. If rows are shifted by three, no tile is above one of its own motif. */
export const MIXED_ROW: readonly MotifName[] = [
  'network',
  'steps',
  'petals',
  'star',
  'rings',
  'grid',
  'petals',
  'network',
  'rings',
  'steps',
  'grid',
  'star',
];

/** The logo mark, `size` px wide and high: a rosette of the network motif. */
export function logoMark(size: number): TilePicture {
  return { cells: rosette('network', 'logo', { size: size / 2 }), width: size, height: size };
}
