import { seededRandom } from '#formatting/seeded-random.ts';
import { type MotifName, motifNames, type PictureFiles, type Portrait } from '#types.ts';

/**
 * A person's picture or, without one, their initials on a tile.
 *
 * @param motif the motif of the tile; without it, the name decides
 */
export function getPortrait(
  name: string,
  picture?: PictureFiles,
  motif: MotifName = getMotif(name),
): Portrait {
  return picture ? { picture } : { initials: initials(name), motif };
}

function getMotif(name: string): MotifName {
  return motifNames[Math.floor(seededRandom(name)() * motifNames.length)] ?? motifNames[0];
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
