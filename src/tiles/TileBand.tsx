import { sitePath } from '#formatting/site-path.ts';
import { bandPath } from './drawn-images.ts';
import { type MotifName, TILE_SIZE } from './motifs.ts';

const SIDE = 2 * TILE_SIZE;

/**
 * A band of one motif, two tiles high, centered: both ends are cut alike. The rosette in
 * the middle is the same picture in a square; hovering the card turns it a quarter (services.css),
 * after which it looks the same. Decoration.
 */
export function TileBand({ motif }: { motif: MotifName }) {
  const src = sitePath(bandPath(motif));
  return (
    <div className="tile-band">
      <img
        className="tile-band-floor"
        src={src}
        alt=""
        width={8 * SIDE}
        height={SIDE}
        loading="lazy"
      />
      <img className="turning-tile" src={src} alt="" width={SIDE} height={SIDE} loading="lazy" />
    </div>
  );
}
