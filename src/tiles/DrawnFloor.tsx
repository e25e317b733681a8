import { Fragment } from 'react';
import { MIXED_ROW } from './composition.ts';
import { type MotifName, motifNames, motifs, TILE_SIZE } from './motifs.ts';
import { palettes, pigmentOf } from './palettes.ts';
import { pigment } from './pigments.ts';
import './drawn-floor.css';

/** In units: the side of a tile, and from a tile to the next. In px 100 and 104, or 50 and 52: both are whole. */
const SIDE = 2 * TILE_SIZE;
const PITCH = SIDE * 1.04;

/** As many steps as the longest typed word has letters. */
const STAIRS = 16;

/** Short, as the page says it often; with a capital letter, which no heading of a text has. */
const idOf = (motif: MotifName) => `T${motifNames.indexOf(motif)}`;

/** The tiles of all motifs, ahead of what shows them: first screens draw theirs in the page, without a request. */
export function DrawnTiles() {
  return (
    <svg className="drawn-tiles" aria-hidden="true">
      <TileSymbols />
    </svg>
  );
}

/**
 * Each is a rosette: four quarters around its middle. Shapes of one color are painted together, with a thin stroke, so
 * that no line shows between quarters at fractional sizes.
 */
export function TileSymbols() {
  return motifNames.map((motif) => (
    <symbol
      key={motif}
      id={idOf(motif)}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      fill="currentColor"
      stroke="currentColor"
      strokeWidth=".6"
    >
      <path color={pigment(palettes[motif][0])} d={`M0 0h${SIDE}v${SIDE}H0z`} />
      {motifs[motif].map(({ role, path, opacity }, index) => {
        const id = `${idOf(motif)}${index}`;
        return (
          <Fragment key={id}>
            <g id={id} color={pigment(pigmentOf(motif, role))} opacity={opacity}>
              <path id={`${id}-`} d={path} />
              <use href={`#${id}-`} transform={turned(90)} />
            </g>
            <use href={`#${id}`} transform={turned(180)} />
          </Fragment>
        );
      })}
    </symbol>
  ));
}

const turned = (degrees: number) => `rotate(${degrees} ${TILE_SIZE} ${TILE_SIZE})`;

/** One of the drawn tiles. Decoration. */
export function DrawnTile({ motif }: { motif: MotifName }) {
  return (
    <svg viewBox={`0 0 ${PITCH} ${PITCH}`} aria-hidden="true">
      <use href={`#${idOf(motif)}`} width={SIDE} height={SIDE} />
    </svg>
  );
}

/** A square of the mixed floor, which repeats in both directions: a row, each time shifted by three. In tiles. */
const SQUARE = 12;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
/** Zero need not be said. */
const at = (tiles: number) => tiles * PITCH || undefined;

interface FloorSize {
  /** In squares of the mixed floor, and in tiles. */
  squares: number;
  rows: number;
}

export const mixedBox = ({ squares, rows }: FloorSize) =>
  `0 0 ${squares * SQUARE * PITCH} ${rows * PITCH}`;

/** Tiles of all motifs, in an SVG of that box. */
export function MixedTiles({ squares, rows }: FloorSize) {
  return (
    <>
      <defs>
        <g id="Tile-row">
          {MIXED_ROW.map((motif, column) => (
            <use
              // biome-ignore lint/suspicious/noArrayIndexKey: motifs repeat and never move
              key={column}
              href={`#${idOf(motif)}`}
              x={at(column)}
              width={SIDE}
              height={SIDE}
            />
          ))}
        </g>
        <g id="Tile-rows">
          {times(4).flatMap((row) => [
            <use key={row} href="#Tile-row" x={at(-3 * row)} y={at(row)} />,
            row > 0 && <use key={-row} href="#Tile-row" x={at(SQUARE - 3 * row)} y={at(row)} />,
          ])}
        </g>
      </defs>
      {times(Math.ceil(rows / 4)).flatMap((four) =>
        times(squares).map((square) => (
          <use
            key={`${square},${four}`}
            href="#Tile-rows"
            x={at(square * SQUARE)}
            y={at(4 * four)}
          />
        )),
      )}
    </>
  );
}

/**
 * A floor of the drawn tiles, which its container crops. Decoration.
 *
 * @param laidIn in how many steps it is laid, one diagonal each
 */
export function DrawnFloor({ laidIn, ...size }: FloorSize & { laidIn?: number }) {
  return (
    <div className="drawn-floor no-print">
      <svg
        className="drawn-floor-tiles"
        data-squares={size.squares}
        viewBox={mixedBox(size)}
        aria-hidden="true"
      >
        <MixedTiles {...size} />
      </svg>
      {laidIn && (
        <svg
          className="floor-cover"
          data-letters={laidIn}
          viewBox={`0 0 ${STAIRS} ${STAIRS}`}
          aria-hidden="true"
        >
          <path d={`M${STAIRS} ${STAIRS}${'h-1v-1'.repeat(STAIRS)}H${STAIRS}z`} />
        </svg>
      )}
    </div>
  );
}
