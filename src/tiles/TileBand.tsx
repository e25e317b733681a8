import { sitePath } from '#formatting/site-path.ts';
import { floorPath, rosettePath } from './generated-images.ts';
import type { MotifName } from './motifs.ts';
import './tile-band.css';

/** Tiles of one motif, cropped by their box. The first makes a quarter turn when the card is hovered. Decoration. */
export function TileBand({ motif }: { motif: MotifName }) {
  return (
    <div className="tile-band no-print">
      <img src={sitePath(floorPath(motif))} alt="" width="2496" height="832" loading="lazy" />
      <img
        className="turning-tile"
        src={sitePath(rosettePath(motif))}
        alt=""
        width="120"
        height="120"
        loading="lazy"
      />
    </div>
  );
}
