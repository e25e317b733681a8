import { type Cell, placement } from './composition.ts';
import { motifs, type PigmentRole } from './motifs.ts';
import { type Pigment, palettes } from './palettes.ts';

export interface TilesProps {
  cells: readonly Cell[];
  /** Turns a pigment's name into a colour value. */
  colorOf: (pigment: Pigment) => string;
}

/** A ground's stroke by its side: covers are shown at a third of their size, and must overlap then too. */
const GROUND_STROKE = 1 / 40;

const ROLES: PigmentRole[] = ['a', 'b', 'c', 'd'];

/**
 * Tiles for picture files: nothing refers to a page. Grounds lie beneath all figures, and everything has a
 * hair of stroke, so that it overlaps at the joints: without it, lines show between tiles at fractional
 * sizes.
 */
export function Tiles({ cells, colorOf }: TilesProps) {
  return (
    <g strokeWidth="0.8">
      {cells.map(({ palette, x, y, size }) => {
        const color = colorOf(palettes[palette][0]);
        return (
          <rect
            key={`${x},${y}`}
            x={x}
            y={y}
            width={size}
            height={size}
            fill={color}
            stroke={color}
            strokeWidth={size * GROUND_STROKE}
          />
        );
      })}
      {cells.map((cell) => (
        <g key={`${cell.x},${cell.y}`} transform={placement(cell)}>
          {motifs[cell.motif].map(({ role, path, opacity }) => {
            const color = colorOf(palettes[cell.palette][ROLES.indexOf(role)] as Pigment);
            return (
              <path key={role + path} d={path} fill={color} stroke={color} opacity={opacity} />
            );
          })}
        </g>
      ))}
    </g>
  );
}
