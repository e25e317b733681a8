import { type Cell, placement } from './composition.ts';
import { COVER_COLUMNS, COVER_ROWS } from './cover-tiles.ts';
import { EMBLEM, type EmblemName, emblems, type Shape } from './emblems.ts';
import { motifs, TILE_SIZE } from './motifs.ts';
import { palettes, pigment } from './pigments.ts';

interface TilesProps {
  cells: readonly Cell[];
  /** A prefix for the ids of motifs, since two pictures on a page must not share ids. */
  prefix?: string;
}

/** The stroke of a ground, as a share of the largest tile's side: grounds overlap even at a third of their size. */
const GROUND_STROKE = 1 / 40;

/**
 * Tiles in an SVG. Each motif is drawn once and then referred to. Grounds are beneath all figures, and every shape has
 * a thin stroke so that neighbors overlap: without it, lines show between tiles at fractional sizes.
 */
export function Tiles({ cells, prefix = '' }: TilesProps) {
  const idOf = ({ motif, palette }: Cell) => `${prefix}${motif}-${palette}`;
  const kinds = new Map(cells.map((cell) => [idOf(cell), cell]));
  const side = Math.max(...cells.map(({ size }) => size));
  return (
    <>
      <defs>
        {[...kinds].map(([id, { motif, palette }]) => (
          <g key={id} id={id} strokeWidth="0.8">
            {motifs[motif].map(({ role, path, opacity }) => {
              const color = pigment(palettes[palette][role]);
              return (
                <path key={role + path} d={path} fill={color} stroke={color} opacity={opacity} />
              );
            })}
          </g>
        ))}
      </defs>
      {[...new Set(cells.map(({ palette }) => palette))].map((palette) => {
        const color = pigment(palettes[palette].a);
        const squares = cells
          .filter((cell) => cell.palette === palette)
          .map(({ x, y, size }) => `M${x} ${y}h${size}v${size}h-${size}z`);
        return (
          <path
            key={palette}
            d={squares.join('')}
            fill={color}
            stroke={color}
            strokeWidth={side * GROUND_STROKE}
          />
        );
      })}
      {cells.map((cell) => (
        <use key={`${cell.x},${cell.y}`} href={`#${idOf(cell)}`} transform={placement(cell)} />
      ))}
    </>
  );
}

/** The emblem in the middle of a cover whose tiles are `size` px wide and high, in an SVG. */
export function Emblem({ name, size = TILE_SIZE }: { name: EmblemName; size?: number }) {
  const left = ((COVER_COLUMNS - EMBLEM.columns) / 2) * size;
  const top = ((COVER_ROWS - EMBLEM.rows) / 2) * size;
  const shapes: readonly Shape[] = emblems[name];
  return (
    <g transform={`translate(${left} ${top})scale(${size / TILE_SIZE})`}>
      {shapes.map(({ color, path, line }) => {
        const paint = line
          ? { fill: 'none', stroke: pigment(color), strokeWidth: line }
          : { fill: pigment(color) };
        return <path key={path} d={path} {...paint} />;
      })}
    </g>
  );
}
