import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';

/** The typefaces, by their packages: @fontsource-variable/NAME. docs/how-do-i.md says how to change one. */
export const TYPEFACES = {
  display: 'bricolage-grotesque',
  text: 'instrument-sans',
  code: 'red-hat-mono',
};

/** `display` is for headings, quotations and other large text, `text` for smaller text except code. */
export type TypefaceRole = Exclude<keyof typeof TYPEFACES, 'code'>;

/**
 * Reads a typeface from its package. Returns its names, and the paths of its woff2 files, Latin letters first, and of
 * its license, which must be published with it.
 *
 * @throws if its package is not installed.
 */
export function readTypeface(role: keyof typeof TYPEFACES) {
  const id = TYPEFACES[role];
  const folder = `node_modules/@fontsource-variable/${id}`;
  if (!existsSync(folder))
    throw new Error(`src/styles/typefaces.ts: run npm install -E @fontsource-variable/${id}`);
  const { family, category, subsets }: { family: string; category: string; subsets: string[] } =
    JSON.parse(readFileSync(`${folder}/metadata.json`, 'utf8'));
  const file = (subset: string) => `${folder}/files/${id}-${subset}-wght-normal.woff2`;
  const latin = file('latin');
  return {
    family: `${family} Variable`,
    generic: category === 'serif' ? ('serif' as const) : ('sans-serif' as const),
    latin,
    files: [latin, ...subsets.filter((subset) => subset !== 'latin').map(file)],
    license: `${folder}/LICENSE`,
  };
}

export function getCodePoints(role: TypefaceRole): Set<number> {
  const fonts = readTypeface(role).files.map((file) => create(readFileSync(file)));
  return new Set(fonts.flatMap((font) => ('characterSet' in font ? font.characterSet : [])));
}

/**
 * A font file at one weight, with all letters, for software that shows a variable font at its default weight.
 *
 * @param weight as in CSS; outside of the font's range, the nearest weight is used
 */
export async function readStaticFont(file: string, weight: number): Promise<Buffer> {
  return subsetFont(await readFile(file), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
}
