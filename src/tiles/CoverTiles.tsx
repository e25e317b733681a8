import { seededRandom } from '#formatting/seeded-random.ts';
import type { CoverDrawing, MotifName } from '#types.ts';
import { EMBLEM, emblems, type Shape } from './emblems.ts';
import { TILE_SIZE } from './motifs.ts';
import { pigment } from './pigments.ts';
import { RosettePattern } from './Rosette.tsx';

/** In tiles: the size of a cover, and its framed part, where the emblem is. The rest fills wide or high boxes. */
const SIZE = { columns: 24, rows: 9 };
const FRAMED = { column: 8, row: 2, columns: 8, rows: 5 };

/** In the units of motifs: the size of a cover. The framed part begins at 0, 0. */
export const COVER = {
  x: -FRAMED.column * TILE_SIZE,
  y: -FRAMED.row * TILE_SIZE,
  width: SIZE.columns * TILE_SIZE,
  height: SIZE.rows * TILE_SIZE,
};

/** In the units of motifs: the size of the framed part. */
export const FRAME = { width: FRAMED.columns * TILE_SIZE, height: FRAMED.rows * TILE_SIZE };

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
  /** The motifs of the frame and of all other tiles. */
  frame: MotifName;
  field: MotifName;
  /** The tiles of the frame, as a path: around the emblem, or two columns beside it. */
  framePath: string;
}

/**
 * The seed, such as an article's id, decides which motifs a cover shows and where the frame runs, so that covers of one
 * category vary and the cover of an article stays the same.
 */
export function coverDesign(seed: string): CoverDesign {
  const random = seededRandom(seed);
  const isAround = random() < 0.5;
  const [frame, field] = MOTIFS[Math.floor(random() * MOTIFS.length)] ?? MOTIFS[0];
  const { width, height } = FRAME;
  const column = `V${height - COVER.y}h${TILE_SIZE}V${COVER.y}z`;
  const framePath = isAround
    ? `M0 0h${width}v${height}H0zM${TILE_SIZE} ${TILE_SIZE}V${height - TILE_SIZE}H${width - TILE_SIZE}V${TILE_SIZE}z`
    : `M0 ${COVER.y}${column}M${width - TILE_SIZE} ${COVER.y}${column}`;
  return { frame, field, framePath };
}

/** The content of a cover's SVG: its tiles and, if it has one, its emblem. A page has at most one such SVG. */
export function CoverTiles({ drawing: { palette, emblem, seed } }: { drawing: CoverDrawing }) {
  const { frame, field, framePath } = coverDesign(seed);
  const shapes: readonly Shape[] = emblem ? emblems[emblem] : [];
  return (
    <>
      <RosettePattern id="site-field" motif={field} palette={palette} />
      <RosettePattern id="site-frame" motif={frame} palette={palette} />
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
