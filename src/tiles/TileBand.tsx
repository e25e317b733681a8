import { sitePath } from '#formatting/site-path.ts';
import { floorPath } from './generated-images.ts';
import type { MotifName } from './motifs.ts';
import { Rosette } from './Rosette.tsx';
import './tile-band.css';

/**
 * A picture of one motif in whole rosettes. One turns a quarter as the card is hovered (services.css), after which
 * it looks the same. Decoration.
 */
export function TileBand({ motif }: { motif: MotifName }) {
  return (
    <div className="tile-band no-print">
      <img
        className="tile-band-floor"
        src={sitePath(floorPath(motif))}
        alt=""
        width="1440"
        height="600"
        loading="lazy"
      />
      <Rosette motif={motif} className="turning-tile" />
    </div>
  );
}
