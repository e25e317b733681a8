import type { Cell } from './composition';
import { motifs, type PigmentRole, TILE_SIZE } from './motifs';
import { type Pigment, palettes } from './palettes';

export interface TilesProps {
  cells: readonly Cell[];
  /** Turns a pigment's name into a colour value. */
  colorOf: (pigment: Pigment) => string;
}

const ROLES: PigmentRole[] = ['a', 'b', 'c', 'd'];

/**
 * Tiles for picture files: nothing refers to a page. Figures have a hair of stroke, so that they overlap
 * at the joints: without it, a line of ground shows between tiles at fractional sizes.
 */
export function Tiles({ cells, colorOf }: TilesProps) {
  return cells.map(({ motif, palette, turn, x, y, size }) => (
    <g
      key={`${x},${y}`}
      transform={`translate(${x} ${y})scale(${size / TILE_SIZE})rotate(${turn} 30 30)`}
      strokeWidth="0.35"
    >
      <path d={`M0 0h${TILE_SIZE}v${TILE_SIZE}H0z`} fill={colorOf(palettes[palette][0])} />
      {motifs[motif].map(({ role, path, opacity }) => {
        const color = colorOf(palettes[palette][ROLES.indexOf(role)] as Pigment);
        return <path key={role + path} d={path} fill={color} stroke={color} opacity={opacity} />;
      })}
    </g>
  ));
}
