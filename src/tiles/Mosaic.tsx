import type { CoverPalette } from '#data/articles/cover-image.ts';
import { COVER_COLUMNS, COVER_ROWS, cover } from './composition.ts';
import { TILE_SIZE } from './motifs.ts';
import { paletteClass } from './palettes.ts';
import { TileUse } from './TileUse.tsx';

/** An article's cover, laid from tiles; it fills its box and crops what overflows. Decoration. */
export function Mosaic({ palette, seed }: { palette: CoverPalette; seed: string }) {
  return (
    <svg
      className={`cover ${paletteClass(palette)}`}
      viewBox={`0 0 ${COVER_COLUMNS * TILE_SIZE} ${COVER_ROWS * TILE_SIZE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100%" height="100%" fill="var(--a)" />
      {cover(palette, seed).map((cell) => (
        <TileUse key={`${cell.x},${cell.y}`} {...cell} inheritPalette />
      ))}
    </svg>
  );
}
