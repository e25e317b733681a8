import { sitePath } from '#formatting/site-path.ts';
import { FRIEZE_HEIGHT, FRIEZE_WIDTH } from './composition.ts';
import { FRIEZE_PATH } from './drawn-images.ts';
import { TileUse } from './TileUse.tsx';

/** The mixed frieze, 60 px high and as wide as its container. Decoration. */
export function Frieze() {
  return (
    <img
      className="frieze"
      src={sitePath(FRIEZE_PATH)}
      alt=""
      width={FRIEZE_WIDTH}
      height={FRIEZE_HEIGHT}
      loading="lazy"
    />
  );
}

/** Where the tile is missing, in px from the left: in sight on the narrowest screens too. */
const MISSING = 3 * FRIEZE_HEIGHT;

/** The frieze with one tile out of its place, lying loose above the gap. Decoration. */
export function BrokenFrieze() {
  return (
    <div className="broken-frieze">
      <Frieze />
      <svg aria-hidden="true" focusable="false">
        <rect className="frieze-gap" x={MISSING} width={FRIEZE_HEIGHT} height={FRIEZE_HEIGHT} />
        <g transform={`translate(${MISSING + 26} -74) rotate(17)`}>
          <TileUse motif="star" palette="star" turn={0} x={0} y={0} size={FRIEZE_HEIGHT} ground />
        </g>
      </svg>
    </div>
  );
}
