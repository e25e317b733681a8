/**
 * Cuts the two typefaces down to what this site sets: `npm run fonts` (part of dev and build).
 *
 * Each face is written to `.cache/fonts/` as one Latin file (ASCII, the accented letters of western
 * Europe, the punctuation that copy uses) and one small file with the Maltese letters, which
 * browsers fetch only on a page that contains one (`unicode-range`, see astro.config.ts). The weight
 * axis is narrowed to the weights the design uses, the typographic features to those that are applied.
 * Italics are slanted by the browser: a third file would cost 14 KB for the few words that need it.
 * Files newer than their source are kept.
 *
 * The pictures of shared links (src/pictures/) are set in the same faces, as TrueType files of one
 * weight, because what draws them reads neither woff2 nor variable fonts. They are not published.
 */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import untypedSubsetFont from 'subset-font';

type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2' | 'truetype';
    variationAxes: { wght: Weight };
    keepFeatures: string[];
  },
) => Promise<Buffer>;

/** A range leaves the axis variable; a number pins it. */
type Weight = { min: number; max: number } | number;

interface Face {
  output: string;
  source: string;
  weight: Weight;
  text: string;
}

const subsetFont = untypedSubsetFont as SubsetFont;
const { resolve } = createRequire(import.meta.url);

const OUTPUT_FOLDER = '.cache/fonts';

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const PUNCTUATION = ' –—‘’“”•…€£©°·×²';
const LATIN = range(0x20, 0x7e) + range(0xc0, 0xff) + PUNCTUATION;
const MALTESE = 'ĊċĠġĦħŻż';

/** What browsers apply unasked, and the figures of equal width that the styles ask for. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig'];
const FIGURES = ['tnum'];

const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque';
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans';
const display = { min: 500, max: 700 };
const text = { min: 400, max: 600 };

const faces: Face[] = [
  face('display', `${bricolage}-%-wght-normal.woff2`, display, 'latin', LATIN),
  face('display-maltese', `${bricolage}-%-wght-normal.woff2`, display, 'latin-ext', MALTESE),
  face('text', `${instrument}-%-wght-normal.woff2`, text, 'latin', LATIN),
  face('text-maltese', `${instrument}-%-wght-normal.woff2`, text, 'latin-ext', MALTESE),
  face('display-700', `${bricolage}-%-wght-normal.woff2`, 700, 'latin', LATIN),
  face('display-700-maltese', `${bricolage}-%-wght-normal.woff2`, 700, 'latin-ext', MALTESE),
  face('text-500', `${instrument}-%-wght-normal.woff2`, 500, 'latin', LATIN),
  face('text-500-maltese', `${instrument}-%-wght-normal.woff2`, 500, 'latin-ext', MALTESE),
];

function face(
  name: string,
  source: string,
  weight: Weight,
  subset: 'latin' | 'latin-ext',
  characters: string,
): Face {
  return {
    output: join(OUTPUT_FOLDER, `${name}.${formatOf(weight).extension}`),
    source: resolve(source.replace('%', subset)),
    weight,
    text: characters,
  };
}

/** Pages take variable fonts, pictures fonts of one weight. */
function formatOf(weight: Weight) {
  return typeof weight === 'number'
    ? ({ extension: 'ttf', targetFormat: 'truetype' } as const)
    : ({ extension: 'woff2', targetFormat: 'woff2' } as const);
}

async function modifiedAt(path: string): Promise<number> {
  return stat(path).then(
    (file) => file.mtimeMs,
    () => 0,
  );
}

async function isFresh({ output, source }: Face): Promise<boolean> {
  const made = await modifiedAt(output);
  return made > (await modifiedAt(source)) && made > (await modifiedAt(import.meta.filename));
}

await mkdir(OUTPUT_FOLDER, { recursive: true });
for (const item of faces) {
  if (await isFresh(item)) continue;
  const font = await subsetFont(await readFile(item.source), item.text, {
    targetFormat: formatOf(item.weight).targetFormat,
    variationAxes: { wght: item.weight },
    keepFeatures: [...FEATURES, ...FIGURES],
  });
  await writeFile(item.output, font);
  console.log(`fonts: ${item.output} ${(font.length / 1024).toFixed(1)} KB`);
}
