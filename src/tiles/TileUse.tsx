import { type Cell, placement } from './composition.ts';
import { paletteClass } from './palettes.ts';

interface TileUseProps extends Cell {
  /** True where an ancestor sets the pigments already. */
  inheritPalette?: boolean;
  /** True where nothing paints the ground beneath. */
  ground?: boolean;
}

/** One tile in its place, as a reference to the motif that TileSprite draws. */
export function TileUse({ inheritPalette, ground, ...cell }: TileUseProps) {
  const className = inheritPalette ? undefined : paletteClass(cell.palette);
  const transform = placement(cell);
  const figure = `#figure-${cell.motif}`;
  if (!ground) return <use href={figure} className={className} transform={transform} />;
  return (
    <g className={className} transform={transform}>
      <use href="#ground" />
      <use href={figure} />
    </g>
  );
}
