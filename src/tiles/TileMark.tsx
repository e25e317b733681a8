import { rosette, singleTile } from './composition.ts';
import { type MotifName, TILE_SIZE } from './motifs.ts';
import type { PaletteName } from './palettes.ts';
import { TileUse } from './TileUse.tsx';

interface TileMarkProps {
  motif: MotifName;
  palette?: PaletteName;
  /** Side in px. */
  size: number;
  /** A rosette is four turned tiles; a tile is one. */
  kind?: 'tile' | 'rosette';
}

/** A small square of tiles: the logo, an avatar. Decoration: the name is beside it. */
export function TileMark({ motif, palette = motif, size, kind = 'tile' }: TileMarkProps) {
  const cells = (kind === 'rosette' ? rosette : singleTile)(motif, palette);
  const side = kind === 'rosette' ? 2 * TILE_SIZE : TILE_SIZE;
  return (
    <svg
      className="tile-mark"
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      aria-hidden="true"
      focusable="false"
    >
      {cells.map((cell) => (
        <TileUse key={`${cell.x},${cell.y}`} {...cell} ground />
      ))}
    </svg>
  );
}
