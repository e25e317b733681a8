import { sitePath } from '#formatting/site-path.ts';
import { MIXED_FLOOR_PATH } from './generated-images.ts';
import './tiles.css';

/** Rosettes of all motifs, as wide as the container and one row high, unless its styles say more. Decoration. */
export function MixedFloor() {
  return (
    <div className="mixed-floor">
      <img src={sitePath(MIXED_FLOOR_PATH)} alt="" width="5760" height="480" loading="lazy" />
    </div>
  );
}
