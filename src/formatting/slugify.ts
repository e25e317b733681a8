import transliterated from '@sindresorhus/slugify';

/** A name as part of an address: `L-Għadira & AI’s` is `l-ghadira-ais`, `Łódź` is `lodz`, `日本` is empty. */
export function slugify(name: string): string {
  return transliterated(name.normalize('NFKC'), {
    decamelize: false,
    customReplacements: [['&', ' ']],
  });
}
