import { sitePath } from '#formatting/site-path.ts';
import { FRIEZE_HEIGHT, FRIEZE_WIDTH } from './composition.ts';
import { FRIEZE_PATH } from './drawn-images.ts';

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
