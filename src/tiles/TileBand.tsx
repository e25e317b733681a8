import { floorPath, MIXED_FLOOR_PATH, rosettePath } from '#formatting/drawings.ts';
import { sitePath } from '#formatting/site-path.ts';
import type { MotifName } from '#types.ts';

/** A band of one motif. On a service's card, one tile turns while the card is pointed at or focused. Decoration. */
export function TileBand({ motif }: { motif: MotifName }) {
  return (
    <div className="tile-band no-print">
      <img src={sitePath(floorPath(motif))} alt="" width="24" height="8" loading="lazy" />
      <span className="turning-tile">
        <img src={sitePath(rosettePath(motif))} alt="" width="120" height="120" loading="lazy" />
      </span>
    </div>
  );
}

/** A band of one row of whole tiles: of one motif, or of all if none is given. Decoration. */
export function OneRowBand({ motif }: { motif?: MotifName | undefined }) {
  const [path, width, height] = motif ? [floorPath(motif), 24, 8] : [MIXED_FLOOR_PATH, 48, 1];
  return (
    <div className="one-row-band" data-motif={motif}>
      <img src={sitePath(path)} alt="" width={width} height={height} loading="lazy" />
    </div>
  );
}
