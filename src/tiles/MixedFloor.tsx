import { sitePath } from '#formatting/site-path.ts';
import { MIXED_FLOOR_PATH } from './generated-images.ts';
import { Rosette } from './Rosette.tsx';
import './tiles.css';

/** Rosettes of all motifs, as wide as the container and one row high, unless its styles say more. Decoration. */
export function MixedFloor() {
  return (
    <div className="mixed-floor">
      <img src={sitePath(MIXED_FLOOR_PATH)} alt="" width="5760" height="480" loading="lazy" />
    </div>
  );
}

/** The same with one tile out of its place, lying loose above the gap. Decoration. */
export function BrokenFloor() {
  return (
    <div className="broken-floor">
      <MixedFloor />
      <Rosette motif="steps" />
    </div>
  );
}
