import { sitePath } from '#formatting/site-path.ts';
import { seededRandom } from '#tiles/cover-tiles.ts';
import { rosettePath } from '#tiles/generated-images.ts';
import { type MotifName, motifNames } from '#tiles/motifs.ts';
import type { Pigment } from '#tiles/pigments.ts';
import type { PictureFiles } from './Picture.tsx';

/** How a person is shown. `tile` is the address of a picture. */
export type Portrait =
  | { picture: PictureFiles }
  | { initials: string; tile: string; disc: Pigment };

/** The colors of the discs behind initials. Ink has at least 7:1 on each (styles/token-contrast.test.ts). */
const DISCS: Readonly<Record<MotifName, Pigment>> = {
  network: 'sky',
  steps: 'cream',
  petals: 'yellow',
  star: 'cream',
  rings: 'stone',
  grid: 'cream',
};

/**
 * A person's picture or, without one, their initials on a tile.
 *
 * @param motif the motif of the tile; without it, the name decides
 */
export function portraitOf(
  name: string,
  picture?: PictureFiles,
  motif: MotifName = motifOf(name),
): Portrait {
  if (picture) return { picture };
  return { initials: initials(name), tile: sitePath(rosettePath(motif)), disc: DISCS[motif] };
}

function motifOf(name: string): MotifName {
  return motifNames[Math.floor(seededRandom(name)() * motifNames.length)] as MotifName;
}

/**
 * The initials of a person: the first letter of the first word and of the last one, or of the only word. `Maria
 * Vella` is `MV`, `山田太郎` is `山`. A word begins with a letter or a digit.
 */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => firstGrapheme(word).toUpperCase()).join('');
}

/** A letter with its combining marks: `é`, `नि`. */
function firstGrapheme(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
}
