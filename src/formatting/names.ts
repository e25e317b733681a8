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

/** At most `count` of the names, ordered by how similar they are to a misspelled name. */
export function nearNames(written: string, names: readonly string[], count = 5): string[] {
  const writtenPairs = getPairs(written.toLowerCase());
  const likeness = (name: string) => {
    const pairs = getPairs(name);
    return writtenPairs.intersection(pairs).size / (writtenPairs.size + pairs.size);
  };
  return names
    .map((name) => ({ name, likeness: likeness(name) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ name }) => name);
}
