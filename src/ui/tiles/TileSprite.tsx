import { FRIEZE_HEIGHT, FRIEZE_WIDTH, frieze, rosette } from './composition';
import { type MotifName, type MotifShape, motifNames, motifs, TILE_SIZE } from './motifs';
import { paletteClass } from './palettes';
import { TileUse } from './TileUse';
import './tiles.css';

/**
 * Draws each motif once per page; every tile, band and frieze of the page refers to it. Must stand
 * in the body before anything that uses it. Figures have a hair of stroke (tiles.css), so that they
 * overlap at the joints: without it, a line of ground shows between tiles at fractional sizes.
 *
 * `bands` are the motifs that the page shows as a repeating band; one that is named twice is drawn once.
 */
export function TileSprite({ bands = [] }: { bands?: readonly MotifName[] }) {
  return (
    <svg className="tile-sprite" aria-hidden="true" focusable="false">
      <defs>
        <rect id="ground" width={TILE_SIZE} height={TILE_SIZE} fill="var(--a)" />
        {motifNames.map((name) => (
          <g key={name} id={`figure-${name}`}>
            {motifs[name].map((shape) => (
              <Shape key={shape.role + shape.path} {...shape} />
            ))}
          </g>
        ))}
        <pattern
          id="frieze"
          width={FRIEZE_WIDTH}
          height={FRIEZE_HEIGHT}
          patternUnits="userSpaceOnUse"
        >
          {frieze().map((cell) => (
            <TileUse key={`${cell.x},${cell.y}`} {...cell} ground />
          ))}
        </pattern>
        {[...new Set(bands)].map((name) => (
          <pattern
            key={name}
            id={`band-${name}`}
            className={paletteClass(name)}
            x={-TILE_SIZE}
            width="120"
            height="120"
            patternUnits="userSpaceOnUse"
          >
            <rect width="120" height="120" fill="var(--a)" />
            {rosette(name, name).map((cell) => (
              <TileUse key={`${cell.x},${cell.y}`} {...cell} inheritPalette />
            ))}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

function Shape({ role, path, opacity }: MotifShape) {
  const color = `var(--${role})`;
  return <path d={path} fill={color} stroke={color} opacity={opacity} />;
}
