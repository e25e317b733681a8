import {
  getFloorPath,
  getTilePath,
  MIXED_FLOOR,
  MIXED_FLOOR_PATH,
  MOTIF_FLOOR,
} from '#drawings.ts';
import { toSitePath } from '#formatting/site-path.ts';
import type { MotifName } from '#types.ts';

/** A band of one motif. On a service's card, one tile turns while the card is pointed at or focused. Decoration. */
export function TileBand({ motif }: { motif: MotifName }) {
  const { columns, rows } = MOTIF_FLOOR;
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

/** A band of one row of whole tiles: of one motif, or of all if none is given. Decoration. */
export function OneRowBand({ motif }: { motif?: MotifName | undefined }) {
  const path = motif ? getFloorPath(motif) : MIXED_FLOOR_PATH;
  const { columns, rows } = motif ? MOTIF_FLOOR : MIXED_FLOOR;
  return (
    <div className="one-row-band" data-motif={motif}>
      <img src={toSitePath(path)} alt="" width={columns} height={rows} loading="lazy" />
    </div>
  );
}
