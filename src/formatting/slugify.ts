/** A name as part of an address: `L-Għadira & AI’s` is `l-ghadira-ais`. */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}|['’]/gu, '')
    .toLowerCase()
    .replaceAll('ħ', 'h')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
