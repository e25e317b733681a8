import type { Cell } from './composition';
import { motifs, type PigmentRole, TILE_SIZE } from './motifs';
import { type Pigment, palettes } from './palettes';

interface TilePictureProps {
  cells: Cell[];
  width: number;
  height: number;
  /** Turns a pigment's name into a colour value. */
  colorOf: (pigment: Pigment) => string;
  /** Rounds the corners, in px. */
  radius?: number;
}

const ROLES: PigmentRole[] = ['a', 'b', 'c', 'd'];

/** Tiles as a picture that stands on its own, for image files: nothing refers to the page. */
export function TilePicture({ cells, width, height, colorOf, radius = 0 }: TilePictureProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file; whoever shows it gives the alternative text
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <clipPath id="frame">
        <rect width={width} height={height} rx={radius} />
      </clipPath>
      <g clipPath="url(#frame)">
        {cells.map(({ motif, palette, turn, x, y, size }) => (
          <g
            key={`${x},${y}`}
            transform={`translate(${x} ${y})scale(${size / TILE_SIZE})rotate(${turn} 30 30)`}
          >
            <path d={`M0 0h${TILE_SIZE}v${TILE_SIZE}H0z`} fill={colorOf(palettes[palette][0])} />
            {motifs[motif].map(({ role, path, opacity }) => (
              <path
                key={role + path}
                d={path}
                fill={colorOf(palettes[palette][ROLES.indexOf(role)] as Pigment)}
                opacity={opacity}
              />
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}
