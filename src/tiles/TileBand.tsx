import { sitePath } from '#formatting/site-path.ts';
import { floorPath } from './generated-images.ts';
import type { MotifName } from './motifs.ts';
import { Rosette } from './Rosette.tsx';
import './tile-band.css';

/** Tiles of one motif, which their box crops. The first turns a quarter as the card is hovered. Decoration. */
export function TileBand({ motif }: { motif: MotifName }) {
  return (
    <div className="tile-band no-print">
      <img src={sitePath(floorPath(motif))} alt="" width="2496" height="832" loading="lazy" />
      <Rosette motif={motif} className="turning-tile" />
    </div>
  );
}
