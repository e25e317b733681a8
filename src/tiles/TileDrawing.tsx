import { Fragment } from 'react';
import type { MotifName } from '#types.ts';
import { getColor } from './colors.ts';
import { MOTIF_SIZE, motifs, type PaletteName, palettes } from './motifs.ts';

/** The side of a tile, in the units of motifs. */
export const TILE_SIZE = 2 * MOTIF_SIZE;

/** The view box of a tile. */
export const TILE_BOX = `0 0 ${TILE_SIZE} ${TILE_SIZE}`;

/** A short id, because pages repeat it often. */
export const patternId = (palette: PaletteName) => `site-${Object.keys(palettes).indexOf(palette)}`;

interface TileDrawingProps {
  motif: MotifName;
  palette?: PaletteName;
}

/**
 * A tile: four copies of a motif, each turned by another quarter around the middle. The copies of a shape are painted
 * together, with a thin stroke, so that no line shows between quarters at fractional sizes.
 */
export function TileDrawing({ motif, palette = motif }: TileDrawingProps) {
  const colors = palettes[palette];
  return (
    <g fill="currentColor" stroke="currentColor" strokeWidth="1.6">
      <path color={getColor(colors.a)} d={getSquarePath(0, 0)} />
      {motifs[motif].map(({ role, path, opacity }, index) => {
        // Two motifs in a drawing may share a palette, so the id also names a motif that is not the palette's.
        const id = `${patternId(palette)}${motif === palette ? '' : motif}${index}`;
        return (
          <Fragment key={id}>
            <path id={id} color={getColor(colors[role])} opacity={opacity} d={path} />
            {[90, 180, 270].map((degrees) => (
              <use key={degrees} href={`#${id}`} transform={turned(degrees)} />
            ))}
          </Fragment>
        );
      })}
    </g>
  );
}

interface TilePatternProps extends TileDrawingProps {
  id: string;
  /** From the start of one tile to the start of the next, in units. Without it, tiles meet. */
  pitch?: number;
}

export function TilePattern({ id, pitch = TILE_SIZE, ...tile }: TilePatternProps) {
  return (
    <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
      <TileDrawing {...tile} />
    </pattern>
  );
}

const turned = (degrees: number) => `rotate(${degrees} ${MOTIF_SIZE} ${MOTIF_SIZE})`;

/** The path of a square as large as a tile. */
export const getSquarePath = (x: number, y: number) =>
  `M${x} ${y}h${TILE_SIZE}v${TILE_SIZE}h-${TILE_SIZE}z`;
