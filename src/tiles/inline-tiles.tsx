/**
 * A tile is a square with a motif. A floor is rows of tiles, each a gap from the next. A band is a strip of whole tiles
 * beside text, which crops the picture of a floor (TileBand.tsx). First screens draw their tiles and floors inline,
 * from here, without a request.
 */
import { type MotifName, motifNames } from '#types.ts';
import { ROSETTE_BOX, ROSETTE_SIZE, Rosette, rosetteId, squareAt } from './Rosette.tsx';
import './inline-tiles.css';

/** In units: from the start of one tile to the start of the next. Agrees with `--gap-share` in tokens.css. */
export const PITCH = 1.03 * ROSETTE_SIZE;

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

/** The repeating part of a mixed floor: four rows, each shifted by three tiles. */
const BLOCK = { columns: MIXED_ROW.length, rows: 4 };
const BLOCK_CELLS = Array.from({ length: BLOCK.columns * BLOCK.rows }, (_, index) => {
  const [column, row] = [index % BLOCK.columns, Math.floor(index / BLOCK.columns)];
  return { column, row, motif: MIXED_ROW[(column + 3 * row) % BLOCK.columns] };
});

/** The tiles of all motifs. Must precede the elements that use them. */
export function TilePatterns() {
  return (
    <svg className="svg-definitions" aria-hidden="true">
      <TileDefinitions />
    </svg>
  );
}

/** A pattern for each motif, so that their shapes are in the page once, however many tiles there are. */
export function TileDefinitions() {
  return (
    <defs>
      {motifNames.map((motif) => (
        <TilePattern key={motif} motif={motif} />
      ))}
    </defs>
  );
}

function TilePattern({ motif }: { motif: MotifName }) {
  return (
    <pattern id={rosetteId(motif)} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
      <Rosette motif={motif} strokeWidth={1.6} />
    </pattern>
  );
}

/** One tile. Decoration. */
export function Tile({ motif }: { motif: MotifName }) {
  return (
    <svg viewBox={ROSETTE_BOX} aria-hidden="true">
      <path d={squareAt(0, 0)} fill={`url(#${rosetteId(motif)})`} />
    </svg>
  );
}

/** The size of a floor, in tiles. */
interface FloorSize {
  columns: number;
  rows: number;
}

export const floorBox = ({ columns, rows }: FloorSize) => `0 0 ${columns * PITCH} ${rows * PITCH}`;

/** The tiles of a floor of all motifs, in an SVG with the view box {@link floorBox}. */
export function FloorTiles({ columns, rows }: FloorSize) {
  const across = Math.ceil(columns / BLOCK.columns);
  const places = Array.from({ length: across * Math.ceil(rows / BLOCK.rows) }, (_, index) => ({
    x: (index % across) * BLOCK.columns * PITCH,
    y: Math.floor(index / across) * BLOCK.rows * PITCH,
  }));
  return (
    <>
      <defs>
        <g id="site-tiles">
          {motifNames.map((motif) => {
            const cells = BLOCK_CELLS.filter((cell) => cell.motif === motif);
            const squares = cells.map(({ column, row }) => squareAt(column * PITCH, row * PITCH));
            return <path key={motif} fill={`url(#${rosetteId(motif)})`} d={squares.join('')} />;
          })}
        </g>
      </defs>
      {places.map(({ x, y }) => (
        <use key={`${x},${y}`} href="#site-tiles" x={x} y={y} />
      ))}
    </>
  );
}

/** In tiles: the size of a floor that its container crops. */
const FLOOR = { columns: 24, rows: 10 };

/** A floor of all motifs. Decoration. */
export function MixedFloor() {
  return (
    <div className="inline-floor no-print">
      <svg className="inline-floor-tiles" viewBox={floorBox(FLOOR)} aria-hidden="true">
        <FloorTiles {...FLOOR} />
      </svg>
    </div>
  );
}

/** A floor of one motif, once on a page. Decoration. */
export function MotifFloor({ motif }: { motif: MotifName }) {
  return (
    <div className="inline-floor motif-floor no-print">
      <svg className="inline-floor-tiles" viewBox={floorBox(FLOOR)} aria-hidden="true">
        <TilePattern motif={motif} />
        <path
          d={`M0 0h${FLOOR.columns * PITCH}v${FLOOR.rows * PITCH}H0z`}
          fill={`url(#${rosetteId(motif)})`}
        />
      </svg>
    </div>
  );
}

/**
 * By how many motifs each row is shifted. With the six motifs in turn along each row, no tile touches one of its own
 * motif, and at usual sizes of the window, neither does the key (Hero.tsx).
 */
export const ROW_SHIFTS = [0, 2, 4, 1, 3, 5, 3, 0];

/** In tiles: the size of a floor in the widest window. */
export const LAID = { columns: 26, rows: ROW_SHIFTS.length };

/** Counted from the last column and the first row, because the last tile to be laid is the one in that corner. */
const laidMotif = (column: number, shift: number) =>
  motifNames[(30 + shift - column) % motifNames.length] as MotifName;

/** A floor whose tiles arrive with the typed word, diagonal after diagonal (typed-word.css). Decoration. */
export function LaidFloor() {
  return (
    <div className="inline-floor laid-floor no-print">
      <svg viewBox={floorBox(LAID)} aria-hidden="true">
        {Array.from({ length: LAID.columns }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns and rows never move
          <g key={column}>
            {ROW_SHIFTS.map((shift, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <rect key={row} fill={`url(#${rosetteId(laidMotif(column, shift))})`} />
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}
