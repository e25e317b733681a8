import { sitePath } from '#formatting/site-path.ts';
import { FRIEZE_HEIGHT, FRIEZE_WIDTH } from './composition.ts';
import { friezePath, rosettePath } from './generated-images.ts';
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
