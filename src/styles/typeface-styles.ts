import { create, type Font } from 'fontkitten';
import { readStaticFont, readTypeface, type TypefaceRole } from './typefaces.ts';

/**
 * Fonts that are shown until the typefaces have loaded: Arial or Times, or their substitutes on Linux. Engines look
 * up a local font by its full name, its PostScript name, or by family and weight (WebKit). On Linux, each missing
 * name costs milliseconds.
 */
const FACES = {
  'sans-serif': ['Liberation Sans,Arial', 'Liberation Sans Bold,Arial Bold,Arial-BoldMT,Arial'],
  serif: [
    'Liberation Serif,Times New Roman',
    'Liberation Serif Bold,Times New Roman Bold,TimesNewRomanPS-BoldMT,Times New Roman',
  ],
} as const;

/** Sample words for text and quotations, and for headings and labels. */
const PROSE =
  'Clear and honest about what is still missing. The last column is the one people skip.';
const LABELS =
  'How much does it cost? Launch Web Development Contact Digital Strategy Start Your Project';

/** The weights that have a fallback, each with sample words and their width in Arial and in Times, in em. */
const WEIGHTS = {
  display: [
    { weight: 500, words: PROSE, 'sans-serif': 40.007, serif: 35.422 },
    { weight: 700, words: LABELS, 'sans-serif': 44.673, serif: 40.578 },
  ],
  text: [
    { weight: 400, words: PROSE, 'sans-serif': 37.02, serif: 33.523 },
    { weight: 600, words: LABELS, 'sans-serif': 44.673, serif: 40.578 },
  ],
};

const percent = (ratio: number) => `${(100 * ratio).toFixed(1)}%`;

/** CSS that defines `--font-text` or `--font-display`, with a fallback of the same width and height for each weight. */
async function getStyles(role: TypefaceRole): Promise<string> {
  const { family, generic, latin } = readTypeface(role);
  const rules = WEIGHTS[role].map(async ({ weight, words, ...widths }) => {
    const font = create(await readStaticFont(latin, weight)) as Font;
    const advances = font.glyphsForString(words).map(({ advanceWidth }) => advanceWidth);
    const width = advances.reduce((sum, advance) => sum + advance) / font.unitsPerEm;
    const ratio = width / widths[generic];
    const height = (units: number) => percent(Math.abs(units) / font.unitsPerEm / ratio);
    const faces = FACES[generic][weight < 500 ? 0 : 1].split(',').map((name) => `local("${name}")`);
    return `@font-face{font-family:"${role} fallback";src:${faces};font-weight:${weight};size-adjust:${percent(ratio)};ascent-override:${height(font.ascent)};descent-override:${height(font.descent)}}`;
  });
  const families = `"${family}","${role} fallback",${generic}`;
  return `${(await Promise.all(rules)).join('')}@layer theme{:root{--font-${role}:${families}}}`;
}

/** The typeface for code has no fallback of its width, because code is rarely in a first screen. */
const codeStyles = `@layer theme{:root{--font-code:"${readTypeface('code').family}",ui-monospace,monospace}}`;

export const typefaceStyles = (await getStyles('display')) + (await getStyles('text')) + codeStyles;
