import { seededRandom } from '#formatting/seeded-random.ts';
import type { CoverMosaic, MotifName } from '#types.ts';
import { EMBLEM } from './emblems.ts';
import { TILE_SIZE } from './motifs.ts';

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

/** A tile of a cover, and its turn in degrees. */
interface Cell {
  motif: MotifName;
  column: number;
  row: number;
  turn: number;
}

/** Neighbors turned this way complete each other: 2 × 2 tiles form a rosette. */
const TURNS = [
  [0, 90],
  [270, 180],
];

/**
 * The tiles of an article cover: 8 × 5 around its emblem. The seed (the article's id) decides which motifs they show
 * and where the frame runs, so that articles of one category differ and the same article always looks the same.
 */
export function coverTiles({ emblem, seed }: CoverMosaic): Cell[] {
  const random = seededRandom(seed);
  const frameIsAround = random() < 0.5;
  const [frame, field] = MOTIFS[Math.floor(random() * MOTIFS.length)] ?? MOTIFS[0];
  const { columns, rows } = COVER;
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (emblem && isInEmblem(column, row)) continue;
      const isFrame = column % (columns - 1) === 0 || (frameIsAround && row % (rows - 1) === 0);
      const turn = TURNS[row % 2]?.[column % 2] ?? 0;
      cells.push({ motif: isFrame ? frame : field, column, row, turn });
    }
  }
  return cells;
}

/** Whether the emblem takes the place of this tile. */
function isInEmblem(column: number, row: number): boolean {
  const [x, y] = [column - EMBLEM.column, row - EMBLEM.row];
  return x >= 0 && x < EMBLEM.columns && y >= 0 && y < EMBLEM.rows;
}
