/**
 * A tile is a square with four copies of a motif, or with one large copy. A floor is rows of tiles. A band is a strip
 * of whole tiles, cropped from the picture of a floor (TileBand.tsx, OneRowBand.tsx). Most first screens draw their
 * tiles inline with the components in this file, without a request.
 */
import { type MotifName, motifNames } from '#types.ts';
import { getColor } from './colors.ts';
import { MOTIF_SIZE, motifs, type PaletteName, palettes } from './motifs.ts';
import { getSquarePath, patternId, TILE_BOX, TILE_SIZE, TilePattern } from './TileDrawing.tsx';
import './inline-tiles.css';

/** In units: from the start of one tile to the start of the next. Agrees with `--gap-share` in tokens.css. */
export const PITCH = 1.03 * TILE_SIZE;

/** The numbers from 1 to `count`. */
export const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/**
 * The motif of a tile. Each row begins one motif further than the row above, so that no tile is beside or above one of
 * its motif. Every other row runs backwards, unless the number of motifs is odd: tiles could then repeat the row above.
 */
export function getMotifAt(column: number, row: number, names: readonly MotifName[] = motifNames) {
  const isBackwards = row % 2 === 1 && names.length % 2 === 0;
  const steps = isBackwards ? -column : column;
  return names.at((steps + row + 2) % names.length) as MotifName;
}

/** A pattern for each motif, so that its shapes are in the page once. Must precede the elements that use it. */
export function TilePatterns() {
  return motifNames.map((motif) => (
    <TilePattern key={motif} id={patternId(motif)} motif={motif} pitch={PITCH} />
  ));
}

/** One tile. Decoration. */
export function Tile({ motif }: { motif: MotifName }) {
  return (
    <svg viewBox={TILE_BOX} aria-hidden="true">
      <path d={getSquarePath(0, 0)} fill={`url(#${patternId(motif)})`} />
    </svg>
  );
}

/** The size of a floor, in tiles. */
interface FloorSize {
  columns: number;
  rows: number;
}

export const getFloorBox = ({ columns, rows }: FloorSize) =>
  `0 0 ${columns * PITCH} ${rows * PITCH}`;

/** The tiles of a floor of all motifs, in an SVG with the view box {@link getFloorBox}. */
export function FloorTiles({ columns, rows }: FloorSize) {
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { motif: getMotifAt(column, row), square: getSquarePath(column * PITCH, row * PITCH) };
  });
  return motifNames.map((motif) => {
    const squares = cells.filter((cell) => cell.motif === motif).map(({ square }) => square);
    return <path key={motif} fill={`url(#${patternId(motif)})`} d={squares.join('')} />;
  });
}

/** A floor of all motifs, which its container crops. Decoration. */
export function MixedFloor() {
  const size = { columns: 12, rows: 10 };
  return (
    <div className="inline-floor no-print">
      <svg viewBox={getFloorBox(size)} aria-hidden="true">
        <TilePatterns />
        <FloorTiles {...size} />
      </svg>
    </div>
  );
}

/** A floor of one motif, which its container crops. At most once on a page: its pattern has an id. Decoration. */
export function MotifFloor({ motif }: { motif: MotifName }) {
  return (
    <div className="inline-floor motif-floor no-print">
      <svg viewBox={getFloorBox({ columns: 24, rows: 10 })} aria-hidden="true">
        <TilePattern id={patternId(motif)} motif={motif} pitch={PITCH} />
        <rect width="100%" height="100%" fill={`url(#${patternId(motif)})`} />
      </svg>
    </div>
  );
}

/** In tiles: the size of the hero's floor. Windows show its last columns and first rows (hero.css). */
const LAID_FLOOR = { columns: 24, rows: 5 };

/** The number of diagonals of the hero's floor. */
export const DIAGONALS = LAID_FLOOR.columns + LAID_FLOOR.rows - 1;

/**
 * The palette of a diagonal of the hero's floor. Every other diagonal is calm. The colors are quiet, so that the key
 * stands out.
 */
function paletteAt(diagonal: number): PaletteName {
  if (diagonal % 2 === 1) return 'calm';
  return diagonal % 4 === 0 ? 'dotted' : 'dark';
}

/**
 * The hero's floor, whose tiles arrive with the typed word, diagonal after diagonal (typed-word.css). Each diagonal is
 * an svg, because browsers lay out even a hidden g. The first is one tile, in the corner that is laid last. Decoration.
 */
export function LaidFloor() {
  const { columns, rows } = LAID_FLOOR;
  return (
    <div className="inline-floor laid-floor no-print">
      <svg viewBox={`0 0 ${columns} ${rows}`} width={`${columns}em`} aria-hidden="true">
        <TilePatterns />
        <LargePattern motif="network" palette="calm" />
        <LargePattern motif="petals" palette="dotted" />
        <LargePattern motif="star" palette="dark" />
        {numbersTo(DIAGONALS).map((diagonal) => {
          const start = columns - diagonal;
          const steps = numbersTo(rows)
            .map((row) => row - 1)
            .filter((step) => start + step >= 0 && start + step < columns);
          return (
            <svg
              key={diagonal}
              className="diagonal"
              x={start}
              fill={`url(#${patternId(paletteAt(diagonal))})`}
              aria-hidden="true"
            >
              {steps.map((step) => (
                <rect key={step} x={step} y={step} />
              ))}
            </svg>
          );
        })}
      </svg>
    </div>
  );
}

/** Tiles that show a motif once. With its gap, each is one unit wide. */
function LargePattern({ motif, palette }: { motif: MotifName; palette: PaletteName }) {
  const colors = palettes[palette];
  return (
    <pattern
      id={patternId(palette)}
      width="1"
      height="1"
      viewBox={`0 0 ${PITCH / 2} ${PITCH / 2}`}
      patternUnits="userSpaceOnUse"
    >
      <path fill={getColor(colors.a)} d={`M0 0h${MOTIF_SIZE}v${MOTIF_SIZE}H0z`} />
      {motifs[motif].map(({ role, path }) => (
        <path key={path} fill={getColor(colors[role])} d={path} />
      ))}
    </pattern>
  );
}
