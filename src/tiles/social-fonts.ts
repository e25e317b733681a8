import { readFile } from 'node:fs/promises';

/** Letters that the first file of a typeface lacks, such as ħ, are in its second. */
export const FAMILIES = { display: 'display, display-ext', text: 'text, text-ext' };

/**
 * The fonts of the pictures of shared links, with the letters that pages have too. Satori reads neither woff2
 * nor variable fonts, and takes one file for each name: see FAMILIES.
 */
export function socialFonts() {
  const file = async (name: string, path: string, weight: 500 | 700) => ({
    name,
    weight,
    style: 'normal' as const,
    data: await readFile(`node_modules/@fontsource/${path}-${weight}-normal.woff`),
  });
  return Promise.all([
    file('display', 'bricolage-grotesque/files/bricolage-grotesque-latin', 700),
    file('display-ext', 'bricolage-grotesque/files/bricolage-grotesque-latin-ext', 700),
    file('text', 'instrument-sans/files/instrument-sans-latin', 500),
    file('text-ext', 'instrument-sans/files/instrument-sans-latin-ext', 500),
  ]);
}
