import { sitePath } from '#formatting/site-path.ts';
import { FRIEZE_HEIGHT, FRIEZE_WIDTH } from './composition.ts';
import { friezePath } from './generated-images.ts';
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
