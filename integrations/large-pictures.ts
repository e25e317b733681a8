/** Bounds the memory that decoding needs: limits the size of pictures, and decodes large ones one at a time. */
import type { Metadata } from 'sharp';

/** The most bytes that one picture may need. */
const MAX_COST = 500e6;

/** Pictures that need more bytes are decoded one at a time. */
const LARGE = 100e6;

/** About how many bytes each pixel needs. JPEG and PNG files are read line by line, unless they are interlaced. */
function costOfPixel({ format, isProgressive }: Metadata): number {
  if (format === 'heif') return 18;
  return format === 'webp' || isProgressive ? 6 : 2;
}

/** The most pixels that a picture of this kind may have. */
export const maxPixels = (picture: Metadata) => Math.floor(MAX_COST / costOfPixel(picture));

let turn: Promise<unknown> = Promise.resolve();

/** Decodes a picture: at once, or after other large ones if it is large. */
export function inTurn<Result>(picture: Metadata, decode: () => Promise<Result>): Promise<Result> {
  if (picture.width * picture.height * costOfPixel(picture) < LARGE) return decode();
  const result = turn.then(decode);
  turn = result.catch(() => {});
  return result;
}
