import { COVER_COLUMNS, COVER_ROWS } from './cover-tiles.ts';
import { EMBLEM, type EmblemName, emblems } from './emblems.ts';
import { TILE_SIZE } from './motifs.ts';
import { pigment } from './pigments.ts';
import type { Shape } from './shapes.ts';

/** The emblem in the middle of a cover whose tiles are `size` px wide and high, in an SVG. */
export function Emblem({ name, size = TILE_SIZE }: { name: EmblemName; size?: number }) {
  const left = ((COVER_COLUMNS - EMBLEM.columns) / 2) * size;
  const top = ((COVER_ROWS - EMBLEM.rows) / 2) * size;
  return (
    <g transform={`translate(${left} ${top})scale(${size / TILE_SIZE})`}>
      <Shapes shapes={emblems[name]} />
    </g>
  );
}

/** Shapes in an SVG, from back to front. */
function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(({ color, path, line }) => {
    const paint = color.startsWith('#') ? color : pigment(color);
    return line ? (
      <path key={path} d={path} fill="none" stroke={paint} strokeWidth={line} />
    ) : (
      <path key={path} d={path} fill={paint} />
    );
  });
}
