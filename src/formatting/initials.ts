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
