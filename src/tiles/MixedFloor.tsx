import { sitePath } from '#formatting/site-path.ts';
import { MIXED_FLOOR_PATH } from './generated-images.ts';
import './mixed-floor.css';

/** A row of tiles of all motifs, over the full width of the window. Decoration. */
export function MixedFloor() {
  return (
    <div className="mixed-floor">
      <img src={sitePath(MIXED_FLOOR_PATH)} alt="" width="4992" height="104" loading="lazy" />
    </div>
  );
}
