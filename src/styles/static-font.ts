import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * A font file at one weight, as TrueType with all letters, for software that reads neither woff2 nor variable fonts.
 *
 * @param weight as in CSS; outside the font's range, the nearest
 */
export async function staticFont(file: string, weight: number): Promise<Buffer> {
  return subsetFont(await readFile(file), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
}
