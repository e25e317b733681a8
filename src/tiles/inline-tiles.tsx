/**
 * A tile is a square with a motif. A floor is rows of tiles, each a gap from the next. A band is a strip of whole tiles
 * beside text, which crops the picture of a floor (TileBand.tsx). From here, pages draw tiles inline in their
 * first screens, without a request.
 */
import { type MotifName, motifNames } from '#types.ts';
import { motifs, type PaletteName, palettes, TILE_SIZE } from './motifs.ts';
import { pigment } from './pigments.ts';
import { ROSETTE_BOX, ROSETTE_SIZE, RosettePattern, rosetteId, squareAt } from './Rosette.tsx';
import './inline-tiles.css';

/** In units: from the start of one tile to the start of the next. Agrees with `--gap-share` in tokens.css. */
export const PITCH = 1.03 * ROSETTE_SIZE;

/** From 1 to `count`. */
export const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/**
 * The motif of a tile. Each row begins a motif further than the last, so that no tile is beside or above one of its own
 * motif. Every other row runs backwards, unless the number of motifs is odd: a tile could then repeat the one above.
 */
export function motifAt(column: number, row: number, names: readonly MotifName[] = motifNames) {
  const isBackwards = row % 2 === 1 && names.length % 2 === 0;
  const steps = isBackwards ? -column : column;
  return names.at((steps + row + 2) % names.length) as MotifName;
}

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
  return <RosettePattern id={rosetteId(motif)} motif={motif} pitch={PITCH} />;
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
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { motif: motifAt(column, row), square: squareAt(column * PITCH, row * PITCH) };
  });
  return motifNames.map((motif) => {
    const squares = cells.filter((cell) => cell.motif === motif).map(({ square }) => square);
    return <path key={motif} fill={`url(#${rosetteId(motif)})`} d={squares.join('')} />;
  });
}

/** In tiles: the sizes of floors that their containers crop. */
const MIXED_FLOOR = { columns: 12, rows: 10 };
const MOTIF_FLOOR = { columns: 24, rows: 10 };

/** A floor of all motifs. Decoration. */
export function MixedFloor() {
  return (
    <div className="inline-floor no-print">
      <svg className="inline-floor-tiles" viewBox={floorBox(MIXED_FLOOR)} aria-hidden="true">
        <FloorTiles {...MIXED_FLOOR} />
      </svg>
    </div>
  );
}

/** A floor of one motif, once on a page. Decoration. */
export function MotifFloor({ motif }: { motif: MotifName }) {
  return (
    <div className="inline-floor motif-floor no-print">
      <svg className="inline-floor-tiles" viewBox={floorBox(MOTIF_FLOOR)} aria-hidden="true">
        <TilePattern motif={motif} />
        <path
          d={`M0 0h${MOTIF_FLOOR.columns * PITCH}v${MOTIF_FLOOR.rows * PITCH}H0z`}
          fill={`url(#${rosetteId(motif)})`}
        />
      </svg>
    </div>
  );
}

/** In tiles: the parts of the hero's floor. Windows show their last columns and first rows (hero.css). */
const LAID_PARTS = {
  base: { columns: 24, rows: 2 },
  pillar: { columns: 3, rows: 3 },
  wall: { columns: 6, rows: 4 },
};

/** The number of diagonals of the part that has most. */
export const DIAGONALS = LAID_PARTS.base.columns + LAID_PARTS.base.rows - 1;

/**
 * A floor whose tiles arrive with the typed word, diagonal after diagonal (typed-word.css). In each part, a group is a
 * diagonal; the first is the tile in the upper corner at the end. Two motifs take turns, in quiet colors, so that the
 * key stands out. Decoration.
 */
export function LaidFloor() {
  return (
    <>
      <svg className="svg-definitions" aria-hidden="true">
        <LargePattern motif="petals" palette="floor" />
        <LargePattern motif="network" palette="calm" />
      </svg>
      {Object.entries(LAID_PARTS).map(([part, { columns, rows }]) => (
        <div key={part} className={`inline-floor laid-floor laid-${part} no-print`}>
          <svg viewBox={`0 0 ${columns} ${rows}`} width={`${columns}em`} aria-hidden="true">
            {numbersTo(columns + rows - 1).map((diagonal) => (
              <g key={diagonal} fill={`url(#${rosetteId(diagonal % 2 === 1 ? 'floor' : 'calm')})`}>
                {numbersTo(rows)
                  .map((row) => ({ x: columns + row - 1 - diagonal, y: row - 1 }))
                  .filter(({ x }) => x >= 0 && x < columns)
                  .map(({ x, y }) => (
                    <rect key={x} x={x} y={y} />
                  ))}
              </g>
            ))}
          </svg>
        </div>
      ))}
    </>
  );
}

/** Tiles that show a motif once, not as a rosette. With its gap, each is one unit wide. */
function LargePattern({ motif, palette }: { motif: MotifName; palette: PaletteName }) {
  const colors = palettes[palette];
  return (
    <pattern
      id={rosetteId(palette)}
      width="1"
      height="1"
      viewBox={`0 0 ${PITCH / 2} ${PITCH / 2}`}
      patternUnits="userSpaceOnUse"
    >
      <path fill={pigment(colors.a)} d={`M0 0h${TILE_SIZE}v${TILE_SIZE}H0z`} />
      {motifs[motif].map(({ role, path }) => (
        <path key={path} fill={pigment(colors[role])} d={path} />
      ))}
    </pattern>
  );
}
