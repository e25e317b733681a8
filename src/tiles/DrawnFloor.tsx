import { Fragment } from 'react';
import { MIXED_ROW } from './composition.ts';
import { type MotifName, motifNames, motifs, TILE_SIZE } from './motifs.ts';
import { palettes, pigment } from './pigments.ts';
import './drawn-floor.css';

/**
 * In units: the side of a tile, and the distance from one tile to the next. They are drawn at 100 and 104 px, or at
 * 50 and 52 px: whole numbers.
 */
const SIDE = 2 * TILE_SIZE;
const PITCH = SIDE * 1.04;
const SQUARE = `M0 0h${SIDE}v${SIDE}h-${SIDE}z`;

/** The number of steps: the letters of the longest typed word. */
const STEPS = 16;

/**
 * A short id, because pages repeat it often. It has a capital letter, which no id of a heading has, so the two never
 * clash.
 */
const idOf = (motif: MotifName) => `T${motifNames.indexOf(motif)}`;

/**
 * The tiles of all motifs. Must precede the elements that use them. First screens draw tiles inline, without a request.
 */
export function DrawnTiles() {
  return (
    <svg className="drawn-tiles" aria-hidden="true">
      <TileDefinitions />
    </svg>
  );
}

/**
 * A pattern for each motif and the repeating part of a mixed floor, so that their shapes are in the page once, however
 * many tiles there are.
 */
export function TileDefinitions() {
  return (
    <defs>
      <TilePatterns />
      <g id="Tiles">
        {motifNames.map((motif) => {
          const cells = BLOCK_CELLS.filter((cell) => cell.motif === motif);
          const squares = cells.map(
            ({ column, row }) => `M${column * PITCH} ${row * PITCH}${SQUARE.slice(4)}`,
          );
          return <path key={motif} fill={`url(#${idOf(motif)})`} d={squares.join('')} />;
        })}
      </g>
    </defs>
  );
}

/**
 * A tile is a rosette: four quarters around its middle. Shapes of one color are painted together, with a thin stroke,
 * so that no line shows between quarters at fractional sizes.
 */
function TilePatterns() {
  return motifNames.map((motif) => (
    <pattern
      key={motif}
      id={idOf(motif)}
      width={PITCH}
      height={PITCH}
      patternUnits="userSpaceOnUse"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <path color={pigment(palettes[motif].a)} d={SQUARE} />
      {motifs[motif].map(({ role, path, opacity }, index) => {
        const id = `${idOf(motif)}${index}`;
        return (
          <Fragment key={id}>
            <g id={id} color={pigment(palettes[motif][role])} opacity={opacity}>
              <path id={`${id}-`} d={path} />
              <use href={`#${id}-`} transform={turned(90)} />
            </g>
            <use href={`#${id}`} transform={turned(180)} />
          </Fragment>
        );
      })}
    </pattern>
  ));
}

const turned = (degrees: number) => `rotate(${degrees} ${TILE_SIZE} ${TILE_SIZE})`;

/** One of the drawn tiles. Decoration. */
export function DrawnTile({ motif }: { motif: MotifName }) {
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <path d={SQUARE} fill={`url(#${idOf(motif)})`} />
    </svg>
  );
}

/** The size of a floor, in tiles. */
interface FloorSize {
  columns: number;
  rows: number;
}

export const mixedBox = ({ columns, rows }: FloorSize) => `0 0 ${columns * PITCH} ${rows * PITCH}`;

/** The repeating part of a mixed floor: four rows, each shifted by three tiles. */
const BLOCK = { columns: MIXED_ROW.length, rows: 4 };
const BLOCK_CELLS = Array.from({ length: BLOCK.columns * BLOCK.rows }, (_, index) => {
  const [column, row] = [index % BLOCK.columns, Math.floor(index / BLOCK.columns)];
  return { column, row, motif: MIXED_ROW[(column + 3 * row) % BLOCK.columns] };
});

/** Tiles of all motifs, in an SVG with this view box. */
export function MixedTiles({ columns, rows }: FloorSize) {
  const across = Math.ceil(columns / BLOCK.columns);
  const places = Array.from({ length: across * Math.ceil(rows / BLOCK.rows) }, (_, index) => ({
    x: (index % across) * BLOCK.columns * PITCH,
    y: Math.floor(index / across) * BLOCK.rows * PITCH,
  }));
  return places.map(({ x, y }) => (
    <use key={`${x},${y}`} href="#Tiles" x={x || undefined} y={y || undefined} />
  ));
}

/** A floor of inline tiles, cropped by its container. Decoration. */
export function DrawnFloor(size: FloorSize) {
  return (
    <div className="drawn-floor no-print">
      <svg className="drawn-floor-tiles" viewBox={mixedBox(size)} aria-hidden="true">
        <MixedTiles {...size} />
      </svg>
    </div>
  );
}

/** In tiles: the columns before the first step of a staircase, the columns from that step on, and the rows. */
const STAIRS = { before: 28, after: 20, rows: 8 };

/**
 * A row of tiles that becomes a staircase: each column is one tile higher than the one before. It appears one diagonal
 * at a time (typed-word.css). Decoration.
 */
export function DrawnStairs() {
  const { before, after, rows } = STAIRS;
  const size = { columns: before + after, rows };
  return (
    <div className="drawn-floor drawn-stairs no-print">
      <svg className="drawn-floor-tiles" viewBox={mixedBox(size)} aria-hidden="true">
        <clipPath id="Stairs">
          <path
            transform={`scale(${PITCH})`}
            d={`M0 ${rows}v-1h${before}${'v-1h1'.repeat(after)}V${rows}z`}
          />
        </clipPath>
        <g clipPath="url(#Stairs)">
          <MixedTiles {...size} />
        </g>
      </svg>
      <svg className="floor-cover" viewBox={`0 0 ${STEPS} ${STEPS}`} aria-hidden="true">
        <path d={`M${STEPS} ${STEPS}${'h-1v-1'.repeat(STEPS)}H${STEPS}z`} />
      </svg>
    </div>
  );
}
