import { turnAt } from './composition';
import { type MotifName, TILE_SIZE } from './motifs';
import { TileUse } from './TileUse';

/**
 * A band of one motif, two tiles high. Its second tile turns a quarter when the card it stands on is
 * hovered (ServiceCard). Decoration. The motif must be among TileSprite's `bands`.
 */
export function TileBand({ motif }: { motif: MotifName }) {
  const column = 2;
  return (
    <svg className="tile-band" aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={`url(#band-${motif})`} />
      <g className="turning-tile">
        <TileUse
          motif={motif}
          palette={motif}
          turn={turnAt(column, 0)}
          x={column * TILE_SIZE}
          y={0}
          size={TILE_SIZE}
          ground
        />
      </g>
    </svg>
  );
}
