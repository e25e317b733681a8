import { type MotifShape, motifNames, motifs, TILE_SIZE } from './motifs.ts';
import './tiles.css';

/**
 * Draws each motif once per page; tiles drawn in the page refer to it and must come after it. Friezes,
 * bands and covers further down are files (picture-files.tsx): a hundred references would make every
 * restyling of the page slow.
 */
export function TileSprite() {
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
      </defs>
    </svg>
  );
}

function Shape({ role, path, opacity }: MotifShape) {
  const color = `var(--${role})`;
  return <path d={path} fill={color} stroke={color} opacity={opacity} />;
}
