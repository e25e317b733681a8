import type { CoverDrawing, MotifName } from '#types.ts';
import { COVER, coverDesign } from './cover-tiles.ts';
import { EMBLEM, emblems, type Shape } from './emblems.ts';
import { type PaletteName, TILE_SIZE } from './motifs.ts';
import { pigment } from './pigments.ts';
import { ROSETTE_SIZE, Rosette } from './Rosette.tsx';

/** An article's cover in an SVG: its tiles, and the emblem in the middle. A page has at most one. */
export function CoverTiles({ drawing: { palette, emblem, seed } }: { drawing: CoverDrawing }) {
  const { frame, field, framePath } = coverDesign(seed);
  const shapes: readonly Shape[] = emblem ? emblems[emblem] : [];
  return (
    <>
      <CoverPattern id="site-field" motif={field} palette={palette} />
      <CoverPattern id="site-frame" motif={frame} palette={palette} />
      <rect {...COVER} fill="url(#site-field)" />
      <path d={framePath} fill="url(#site-frame)" />
      <g transform={`translate(${EMBLEM.column * TILE_SIZE} ${EMBLEM.row * TILE_SIZE})`}>
        {shapes.map(({ color, path, line }) => {
          const paint = line
            ? { fill: 'none', stroke: pigment(color), strokeWidth: line }
            : { fill: pigment(color) };
          return <path key={path} d={path} {...paint} />;
        })}
      </g>
    </>
  );
}

interface CoverPatternProps {
  id: string;
  motif: MotifName;
  palette: PaletteName;
}

function CoverPattern({ id, motif, palette }: CoverPatternProps) {
  return (
    <pattern id={id} width={ROSETTE_SIZE} height={ROSETTE_SIZE} patternUnits="userSpaceOnUse">
      <Rosette motif={motif} palette={palette} />
    </pattern>
  );
}
