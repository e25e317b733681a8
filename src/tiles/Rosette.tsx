import { sitePath } from '#formatting/site-path.ts';
import { rosettePath } from './generated-images.ts';
import type { MotifName } from './motifs.ts';

/** A picture of one rosette of a motif. Decoration. */
export function Rosette({ motif, className }: { motif: MotifName; className?: string }) {
  return (
    <img
      className={className}
      src={sitePath(rosettePath(motif))}
      alt=""
      width="120"
      height="120"
      loading="lazy"
    />
  );
}
