import { getFloorPath, getTilePath, MOTIF_FLOOR_SIZE } from '#drawings.ts';
import { toSitePath } from '#formatting/site-path.ts';
import type { MotifName } from '#types.ts';

/** A band of one motif. On a service's card, one tile turns while the card is pointed at or focused. Decoration. */
export function TileBand({ motif }: { motif: MotifName }) {
  const { columns, rows } = MOTIF_FLOOR_SIZE;
  return (
    <div className="tile-band no-print">
      <img
        src={toSitePath(getFloorPath(motif))}
        alt=""
        width={columns}
        height={rows}
        loading="lazy"
      />
      <span className="turning-tile">
        <img src={toSitePath(getTilePath(motif))} alt="" width="120" height="120" loading="lazy" />
      </span>
    </div>
  );
}
