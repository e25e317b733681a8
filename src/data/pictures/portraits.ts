import type { WrittenPerson } from '#data/reading/fields.ts';
import { seededRandom } from '#formatting/seeded-random.ts';
import { type MotifName, motifNames, type PersonView, type Portrait } from '#types.ts';
import { getPicture } from './pictures.ts';

export async function getPerson({ name, role, avatarUrl }: WrittenPerson): Promise<PersonView> {
  return { name, role, portrait: await getPortrait(name, avatarUrl) };
}

/**
 * A person's picture or, without one, their initials on a tile.
 *
 * @param motif the motif of the tile; without it, the name decides
 */
export async function getPortrait(
  name: string,
  url: string | undefined,
  motif: MotifName = getMotif(name),
): Promise<Portrait> {
  return url ? { picture: await getPicture(url, 'person') } : { initials: initials(name), motif };
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
