import transliterated from '@sindresorhus/slugify';

/** A name as part of an address: `L-Għadira & AI’s` is `l-ghadira-ais`, `Łódź` is `lodz`, `日本` is empty. */
export function toKebabCase(name: string): string {
  return transliterated(name.normalize('NFKC'), {
    decamelize: false,
    customReplacements: [['&', ' ']],
  });
}

/**
 * The initials of a person: the first letter of the first word and of the last one, or of the only word. `Maria
 * Vella` is `MV`, `山田太郎` is `山`. A word begins with a letter or a digit.
 */
export function getInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => getFirstGrapheme(word).toUpperCase()).join('');
}

/** The first letter or digit of a word, with its combining marks: `é`, `नि`. */
function getFirstGrapheme(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
}
