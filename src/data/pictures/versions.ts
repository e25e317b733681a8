/** In px. */
export interface Size {
  width: number;
  height: number;
}

/** How pictures of one use are made. */
interface Preset {
  /** In px, the widths that its layouts and screens ask for. */
  widths: readonly number[];
  /** Whether it is cut to a square from its middle. */
  isSquare: boolean;
  /** The quality of AVIF, up to 100. */
  quality: number;
}

export const PRESETS = {
  /** Uncropped. Phones with 1.75 device px per CSS px load the second width. */
  whole: { widths: [384, 736, 1200, 1600], isSquare: false, quality: 40 },
  person: { widths: [96, 208, 320, 544], isSquare: true, quality: 40 },
  /** The cover of an article on phones, where it is the largest paint, and as high as it is wide. */
  phone: { widths: [640], isSquare: true, quality: 30 },
} as const satisfies Record<string, Preset>;

/** In px: the width of a text, for feed readers that cannot choose a file. */
const FALLBACK_WIDTH = 1200;

/** The largest side of a WebP picture, in px; AVIF allows one more. */
const MAX_SIDE = 16_383;

/**
 * The sizes in which the build makes a picture, never larger than the original; the original size; and the size for
 * feed readers that cannot choose.
 */
export function versionsOf({ width, height }: Size, { widths, isSquare }: Preset) {
  const natural = isSquare ? Math.min(width, height) : width;
  const ratio = isSquare ? 1 : height / width;
  const sizeOf = (one: number) => ({ width: one, height: Math.max(1, Math.round(one * ratio)) });
  const widest = Math.max(1, Math.min(natural, Math.floor(MAX_SIDE / ratio)));
  const smaller = widths.filter((one) => one < widest);
  const made = smaller.length === widths.length ? smaller : [...smaller, widest];
  const shown = made.findLast((one) => one <= FALLBACK_WIDTH) ?? widest;
  return { versions: made.map(sizeOf), own: sizeOf(natural), shown: sizeOf(shown) };
}
