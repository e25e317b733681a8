import transliterated from '@sindresorhus/slugify';

/** A name as part of an address: `L-Għadira & AI’s` is `l-ghadira-ais`, `Łódź` is `lodz`, `日本` is empty. */
export function toKebabCase(name: string): string {
  return transliterated(name.normalize('NFKC'), {
    decamelize: false,
    customReplacements: [['&', ' ']],
  });
}

const getPairs = (name: string) =>
  new Set(Array.from(name).map((letter, at) => letter + (name[at + 1] ?? '')));

/** At most five of the names, ordered by how similar they are to a misspelled name. */
export function nearNames(written: string, names: readonly string[]): string[] {
  const writtenPairs = getPairs(written.toLowerCase());
  const likeness = (name: string) => {
    const pairs = getPairs(name);
    return writtenPairs.intersection(pairs).size / (writtenPairs.size + pairs.size);
  };
  return names
    .map((name) => ({ name, likeness: likeness(name) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, 5)
    .map(({ name }) => name);
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

/** A letter with its combining marks: `é`, `नि`. */
function getFirstGrapheme(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
}
