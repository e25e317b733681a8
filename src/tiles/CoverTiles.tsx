import { createRandom } from '#drawings.ts';
import type { CoverDrawing, MotifName } from '#types.ts';
import { getColor } from './colors.ts';
import { EMBLEM, emblems, type Shape } from './emblems.ts';
import { MOTIF_SIZE } from './motifs.ts';
import { TilePattern } from './TileDrawing.tsx';

/** In motifs: the size of a cover, and its framed part with the emblem. Only wide or high boxes show the rest. */
const SIZE = { columns: 24, rows: 9 };
const FRAMED = { column: 8, row: 2, columns: 8, rows: 5 };

/** In the units of motifs: the size of a cover. The framed part begins at 0, 0. */
export const COVER = {
  x: -FRAMED.column * MOTIF_SIZE,
  y: -FRAMED.row * MOTIF_SIZE,
  width: SIZE.columns * MOTIF_SIZE,
  height: SIZE.rows * MOTIF_SIZE,
};

/** In the units of motifs: the size of the framed part. */
export const FRAME = { width: FRAMED.columns * MOTIF_SIZE, height: FRAMED.rows * MOTIF_SIZE };

/** Pairs of motifs, for frame and field. The motif of a frame looks complete even in a single row or column. */
const MOTIFS = [
  ['star', 'petals'],
  ['star', 'network'],
  ['petals', 'star'],
  ['petals', 'network'],
  ['network', 'star'],
  ['network', 'petals'],
] as const satisfies [MotifName, MotifName][];

interface CoverDesign {
  /** The motifs of the frame and of the rest. */
  frame: MotifName;
  field: MotifName;
  /** The frame as a path: around the emblem, or two columns beside it. */
  framePath: string;
}

/**
 * The seed, such as an article's id, decides which motifs a cover shows and where the frame runs, so that covers of one
 * category vary and the cover of an article stays the same.
 */
export function createCoverDesign(seed: string): CoverDesign {
  const random = createRandom(seed);
  const isAround = random() < 0.5;
  const [frame, field] = MOTIFS[Math.floor(random() * MOTIFS.length)] ?? MOTIFS[0];
  const { width, height } = FRAME;
  const column = `V${height - COVER.y}h${MOTIF_SIZE}V${COVER.y}z`;
  const framePath = isAround
    ? `M0 0h${width}v${height}H0zM${MOTIF_SIZE} ${MOTIF_SIZE}V${height - MOTIF_SIZE}H${width - MOTIF_SIZE}V${MOTIF_SIZE}z`
    : `M0 ${COVER.y}${column}M${width - MOTIF_SIZE} ${COVER.y}${column}`;
  return { frame, field, framePath };
}

/** The content of a cover's SVG: its tiles and, if it has one, its emblem. A page has at most one such SVG. */
export function CoverTiles({ drawing: { palette, emblem, seed } }: { drawing: CoverDrawing }) {
  const { frame, field, framePath } = createCoverDesign(seed);
  const shapes: readonly Shape[] = emblem ? emblems[emblem] : [];
  return (
    <>
      <TilePattern id="site-field" motif={field} palette={palette} />
      <TilePattern id="site-frame" motif={frame} palette={palette} />
      <rect {...COVER} fill="url(#site-field)" />
      <path d={framePath} fill="url(#site-frame)" />
      <g transform={`translate(${EMBLEM.column * MOTIF_SIZE} ${EMBLEM.row * MOTIF_SIZE})`}>
        {shapes.map(({ color, path, line }) => {
          const paint = line
            ? { fill: 'none', stroke: getColor(color), strokeWidth: line }
            : { fill: getColor(color) };
          return <path key={path} d={path} {...paint} />;
        })}
      </g>
    </>
  );
}
