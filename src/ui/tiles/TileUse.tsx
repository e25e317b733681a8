import type { Cell } from './composition';
import { TILE_SIZE } from './motifs';
import { paletteClass } from './palettes';

interface TileUseProps extends Cell {
  /** True where an ancestor sets the pigments already. */
  inheritPalette?: boolean;
  /** True where nothing paints the ground beneath. */
  ground?: boolean;
}

/** One tile in its place, as a reference to the motif that TileSprite draws. */
export function TileUse({
  motif,
  palette,
  turn,
  x,
  y,
  size,
  inheritPalette,
  ground,
}: TileUseProps) {
  const className = inheritPalette ? undefined : paletteClass(palette);
  const transform = placement(x, y, size, turn);
  const figure = `#figure-${motif}`;
  if (!ground) return <use href={figure} className={className} transform={transform} />;
  return (
    <g className={className} transform={transform}>
      <use href="#ground" />
      <use href={figure} />
    </g>
  );
}

/** The shortest transform that puts a tile of 60 units at x, y in a size and turned in place. */
function placement(x: number, y: number, size: number, turn: number): string | undefined {
  const half = TILE_SIZE / 2;
  const steps = [
    x || y ? `translate(${x} ${y})` : '',
    size === TILE_SIZE ? '' : `scale(${size / TILE_SIZE})`,
    turn ? `rotate(${turn} ${half} ${half})` : '',
  ];
  return steps.join('') || undefined;
}
