import { type MotifName, TILE_SIZE } from './motifs.ts';
import type { PaletteName } from './pigments.ts';

/** A tile in its place: its upper left corner, in the units of motifs, and its turn, in degrees. */
export interface Cell {
  motif: MotifName;
  turn: 0 | 90 | 180 | 270;
  x: number;
  y: number;
}

/** Tiles of one palette that fill a box, in the units of motifs. */
export interface TilePicture {
  palette: PaletteName;
  cells: readonly Cell[];
  width: number;
  height: number;
}

/** Neighbors turned this way complete each other: 2 × 2 tiles make the full rosette. */
const TURNS = [
  [0, 90],
  [270, 180],
] as const;

/** The tile in a column and row of a floor. */
export function cellAt(motif: MotifName, column: number, row: number): Cell {
  const turn = TURNS[row % 2 ? 1 : 0][column % 2 ? 1 : 0];
  return { motif, turn, x: column * TILE_SIZE, y: row * TILE_SIZE };
}

/** Tiles of one motif, edge to edge: 2 × 2 tiles form a rosette. */
export function floor(
  motif: MotifName,
  columns: number,
  rows: number,
  palette: PaletteName = motif,
): TilePicture {
  const cells = Array.from({ length: columns * rows }, (_, index) =>
    cellAt(motif, index % columns, Math.floor(index / columns)),
  );
  return { palette, cells, width: columns * TILE_SIZE, height: rows * TILE_SIZE };
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
