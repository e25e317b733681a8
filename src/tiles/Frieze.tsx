import { sitePath } from '#formatting/site-path.ts';
import {
  FRIEZE_HEIGHT,
  FRIEZE_WIDTH,
  RISING_FLOOR_HEIGHT,
  RISING_FLOOR_WIDTH,
} from './composition.ts';
import { friezePath, RISING_FLOOR_PATH, rosettePath } from './drawn-images.ts';
import type { MotifName } from './motifs.ts';
import './tiles.css';

/** The mixed frieze, or one of a single motif: 60 px high and as wide as its container. Decoration. */
export function Frieze({ motif }: { motif?: MotifName | undefined }) {
  return (
    <img
      className="frieze"
      src={sitePath(friezePath(motif))}
      alt=""
      width={FRIEZE_WIDTH}
      height={FRIEZE_HEIGHT}
      loading="lazy"
    />
  );
}

/** The frieze with one tile out of its place, lying loose above the gap. Decoration. */
export function BrokenFrieze() {
  return (
    <div className="broken-frieze">
      <Frieze />
      <img src={sitePath(rosettePath('star'))} alt="" width="60" height="60" loading="lazy" />
    </div>
  );
}

/** Rows of the frieze that rise to the right, above one. Decoration. */
export function RisingFloor() {
  return (
    <img
      className="rising-floor"
      src={sitePath(RISING_FLOOR_PATH)}
      alt=""
      width={RISING_FLOOR_WIDTH}
      height={RISING_FLOOR_HEIGHT}
      loading="lazy"
    />
  );
}
