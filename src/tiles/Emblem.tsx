import { COVER_COLUMNS, COVER_ROWS } from './cover-tiles.ts';
import { EMBLEM, type EmblemName, emblems, type Shape } from './emblems.ts';
import { TILE_SIZE } from './motifs.ts';
import { pigment } from './pigments.ts';

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
