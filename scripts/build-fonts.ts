/**
 * Cuts the two typefaces down to what this site uses, into `.cache/fonts/`; part of `npm run dev` and
 * `npm run build`.
 *
 * Each face is a Latin file and a small one with the Maltese letters, which browsers fetch only on a
 * page that contains one (`unicode-range` in typefaces.css). Browsers slant the italics: a third file
 * would cost 14 KB for a few words. Social images use TrueType files of one weight, which are not
 * published: satori reads neither woff2 nor variable fonts.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';

const OUTPUT = '.cache/fonts';

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** ASCII, the accented letters of western Europe and the punctuation that copy uses. */
const LATIN = `${range(0x20, 0x7e)}${range(0xc0, 0xff)} –—‘’“”•…€£©°·×²`;
const SUBSETS = [
  { suffix: '', source: 'latin', characters: LATIN },
  { suffix: '-maltese', source: 'latin-ext', characters: 'ĊċĠġĦħŻż' },
];

/** The features that browsers apply by default, and the tabular figures of counters. */
const FEATURES = 'calt ccmp clig kern liga locl mark mkmk rclt rlig tnum'.split(' ');

/** A range of weights stays variable; a number pins the weight. */
const FACES = [
  { name: 'display', family: 'bricolage-grotesque', wght: { min: 500, max: 700 } },
  { name: 'text', family: 'instrument-sans', wght: { min: 400, max: 600 } },
  { name: 'display-700', family: 'bricolage-grotesque', wght: 700 },
  { name: 'text-500', family: 'instrument-sans', wght: 500 },
];

const modifiedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const lastChange = Math.max(modifiedAt(import.meta.filename), modifiedAt('package-lock.json'));

mkdirSync(OUTPUT, { recursive: true });
for (const { name, family, wght } of FACES) {
  const isPinned = typeof wght === 'number';
  for (const { suffix, source, characters } of SUBSETS) {
    const output = `${OUTPUT}/${name}${suffix}.${isPinned ? 'ttf' : 'woff2'}`;
    if (modifiedAt(output) > lastChange) continue;
    const path = `@fontsource-variable/${family}/files/${family}-${source}-wght-normal.woff2`;
    const font = readFileSync(fileURLToPath(import.meta.resolve(path)));
    const targetFormat = isPinned ? 'truetype' : 'woff2';
    const options = { targetFormat, variationAxes: { wght }, keepFeatures: FEATURES };
    writeFileSync(output, await subsetFont(font, characters, options));
    console.log(`fonts: ${output}`);
  }
}
