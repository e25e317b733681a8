import { getFloorPath, MIXED_FLOOR_PATH, MIXED_FLOOR_SIZE, MOTIF_FLOOR_SIZE } from '#drawings.ts';
import { toSitePath } from '#formatting/site-path.ts';
import type { MotifName } from '#types.ts';

/** A band of one row of whole tiles: of one motif, or of all if none is given. Decoration. */
export function OneRowBand({ motif }: { motif?: MotifName | undefined }) {
  const path = motif ? getFloorPath(motif) : MIXED_FLOOR_PATH;
  const { columns, rows } = motif ? MOTIF_FLOOR_SIZE : MIXED_FLOOR_SIZE;
  return (
    <div className="one-row-band" data-motif={motif}>
      <img src={toSitePath(path)} alt="" width={columns} height={rows} loading="lazy" />
    </div>
  );
}
