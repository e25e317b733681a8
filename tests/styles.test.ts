/** Where style sheets belong, and what they may say. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** The sheets in layers, apart from brand.css, which is the agency's own. */
const BASE_STYLES = ['base', 'colors', 'print', 'reset', 'tokens'];

const read = (file: string) => readFileSync(file, 'utf8');
const files = (pattern: string) =>
  globSync(pattern)
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

const sheets = files('src/**/*.css').map((file) => ({
  file,
  css: read(file).replace(/\/\*.*?\*\//gs, ''),
}));

/** The widths, in rem, in a style sheet's media queries, which cannot read custom properties. */
const widthsIn = (css: string) =>
  Array.from(css.matchAll(/([\d.]+)rem(?= <=? width)|(?<=width [<>]=? )([\d.]+)rem/g), ([, a, b]) =>
    Number(a ?? b),
  );

/** In rem: two for small phones, one above the width of tablets, and those at which tokens change. */
const BREAKPOINTS = [20, 27, 64, ...widthsIn(read('src/styles/tokens.css'))];

/** The style sheets that a file imports, by their paths. */
const getImports = (file: string) =>
  Array.from(read(file).matchAll(/import (?:\w+ from )?'([#.][^'?]*\.css)/g), ([, path = '']) =>
    path.startsWith('#') ? `src/${path.slice(1)}` : posix.join(posix.dirname(file), path),
  );

const below = getImports('src/styles/below-first-screen.css');
const importers = files('src/**/*.{tsx,astro,ts}').flatMap((file) =>
  getImports(file).map((sheet) => ({ file, sheet })),
);

test('each style sheet is imported', () => {
  const imported = new Set([...below, ...importers.map(({ sheet }) => sheet)]);
  expect(sheets.map(({ file }) => file).filter((file) => !imported.has(file))).toEqual([]);
});

test('each custom property that a style sheet sets is read in a style sheet', () => {
  const css = sheets.map((sheet) => sheet.css).join();
  const set = css.match(/--[\w-]+(?=:)/g) ?? [];
  expect(set.filter((name) => !new RegExp(`${name}\\b(?![-:])`).test(css))).toEqual([]);
});

// The styles that a file imports are inlined into each page that shows it. The home page would have these twice.
test('only sections that are not on the home page import styles from below the first screen', () => {
  const home = read('src/layouts/HomeSection.astro');
  const again = importers.filter(({ sheet }) => below.includes(sheet)).map(({ file }) => file);
  const mayImport = (file: string) =>
    file.startsWith('src/sections/') && !home.includes(`/${posix.basename(file)}'`);
  expect(again).not.toEqual([]);
  expect(again.filter((file) => !mayImport(file))).toEqual([]);
});

test.each(sheets)('$file has known breakpoints and z-indexes', ({ css }) => {
  expect(widthsIn(css).filter((width) => !BREAKPOINTS.includes(width))).toEqual([]);
  expect(css).not.toMatch(/z-index: (?!var\(--z-|-1;|[0-3];)/);
});

test('only tokens and base styles are in layers', () => {
  const layered = sheets.filter(({ css }) => /^\s*@layer [^}]*\{/.test(css));
  const names = layered.map(({ file }) => posix.basename(file, '.css'));
  expect(names.filter((name) => name !== 'brand')).toEqual(BASE_STYLES);
  for (const { css } of layered) expect(css.match(/^(?!@layer |@import |\}|\s|$).*/gm)).toBeNull();
});
