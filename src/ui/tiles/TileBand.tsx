import { rosette } from './composition';
import { type MotifName, TILE_SIZE } from './motifs';
import { TileUse } from './TileUse';

/**
 * A band of one motif, two tiles high, laid from its middle: both ends are cut alike. The rosette in
 * the middle turns a quarter when the card it stands on is hovered (services.css), and so lands on
 * itself. Decoration. The motif must be among TileSprite's `bands`.
 */
export function TileBand({ motif }: { motif: MotifName }) {
  return (
    <svg className="tile-band" aria-hidden="true" focusable="false">
      <g className="tile-band-middle">
        <rect x="-50%" width="100%" height="100%" fill={`url(#band-${motif})`} />
        <g className="turning-tile">
          {rosette(motif, motif, { x: -TILE_SIZE }).map((cell) => (
            <TileUse key={`${cell.x},${cell.y}`} {...cell} ground />
          ))}
        </g>
      </g>
    </svg>
  );
}
