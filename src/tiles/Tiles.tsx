import type { Cell, TilePicture } from './composition.ts';
import { COVER, type CoverMosaic, coverTiles } from './cover-tiles.ts';
import { EMBLEM, emblems, type Shape } from './emblems.ts';
import { motifs, TILE_SIZE } from './motifs.ts';
import { palettes, pigment } from './pigments.ts';

interface TilesProps extends TilePicture {
  /** A prefix for the ids of motifs, since two pictures on a page must not share ids. */
  prefix?: string | undefined;
}

/**
 * Tiles in an SVG. Each motif is drawn once and referred to where it repeats. All tiles have one ground, and every shape
 * has a thin stroke so that neighbors overlap: without it, lines show between tiles at fractional sizes.
 */
export function Tiles({ palette, cells, width, height, prefix = '' }: TilesProps) {
  const pigments = palettes[palette];
  return (
    <>
      <defs>
        {[...new Set(cells.map(({ motif }) => motif))].map((motif) => (
          <g key={motif} id={prefix + motif} strokeWidth="0.8">
            {motifs[motif].map(({ role, path, opacity }) => {
              const color = pigment(pigments[role]);
              return (
                <path key={role + path} d={path} fill={color} stroke={color} opacity={opacity} />
              );
            })}
          </g>
        ))}
      </defs>
      <rect width={width} height={height} fill={pigment(pigments.a)} />
      {cells.map((cell) => (
        <use
          key={`${cell.x},${cell.y}`}
          href={`#${prefix}${cell.motif}`}
          transform={placement(cell)}
        />
      ))}
    </>
  );
}

/** The shortest transform that puts a tile in its place and turn. */
function placement({ x, y, turn }: Cell): string | undefined {
  const middle = TILE_SIZE / 2;
  const steps = [
    x || y ? `translate(${x} ${y})` : '',
    turn ? `rotate(${turn} ${middle} ${middle})` : '',
  ];
  return steps.join('') || undefined;
}

/** An article's cover in an SVG: its tiles, and the emblem in the middle. */
export function CoverTiles({ mosaic, prefix }: { mosaic: CoverMosaic; prefix?: string }) {
  const left = ((COVER.columns - EMBLEM.columns) / 2) * TILE_SIZE;
  const top = ((COVER.rows - EMBLEM.rows) / 2) * TILE_SIZE;
  const shapes: readonly Shape[] = mosaic.emblem ? emblems[mosaic.emblem] : [];
  return (
    <>
      <Tiles {...coverTiles(mosaic)} prefix={prefix} />
      <g transform={`translate(${left} ${top})`}>
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
