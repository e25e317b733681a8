import type { CoverMosaic } from '#types.ts';
import { COVER, coverTiles } from './cover-tiles.ts';
import { EMBLEM, emblems, type Shape } from './emblems.ts';
import { motifs, palettes, TILE_SIZE } from './motifs.ts';
import { pigment } from './pigments.ts';

const idOf = (motif: string) => `site-cover-${motif}`;

/**
 * An article's cover in an SVG: its tiles, and the emblem in the middle. A page has at most one. All tiles share one
 * background, and every shape has a thin stroke so that neighbors overlap: without it, lines show between tiles at
 * fractional sizes.
 */
export function CoverTiles({ mosaic }: { mosaic: CoverMosaic }) {
  const pigments = palettes[mosaic.palette];
  const cells = coverTiles(mosaic);
  const emblem: readonly Shape[] = mosaic.emblem ? emblems[mosaic.emblem] : [];
  return (
    <>
      <defs>
        {[...new Set(cells.map(({ motif }) => motif))].map((motif) => (
          <g key={motif} id={idOf(motif)} strokeWidth="0.8">
            {motifs[motif].map(({ role, path, opacity }) => {
              const color = pigment(pigments[role]);
              return (
                <path key={role + path} d={path} fill={color} stroke={color} opacity={opacity} />
              );
            })}
          </g>
        ))}
      </defs>
      <rect width={COVER.width} height={COVER.height} fill={pigment(pigments.a)} />
      {cells.map(({ motif, column, row, turn }) => (
        <use
          key={`${column},${row}`}
          href={`#${idOf(motif)}`}
          transform={`${translated({ column, row })}rotate(${turn} 30 30)`}
        />
      ))}
      <g transform={translated(EMBLEM)}>
        {emblem.map(({ color, path, line }) => {
          const paint = line
            ? { fill: 'none', stroke: pigment(color), strokeWidth: line }
            : { fill: pigment(color) };
          return <path key={path} d={path} {...paint} />;
        })}
      </g>
    </>
  );
}

const translated = ({ column, row }: { column: number; row: number }) =>
  `translate(${column * TILE_SIZE} ${row * TILE_SIZE})`;
