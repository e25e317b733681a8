/** Where style sheets belong, and what they may say. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** Sections in the first screen of some pages, whose style sheets other pages need further down. */
const FIRST_SCREENS = new Set(
  [
    'ArticleHead',
    'ArticleIndex',
    'CaseIndex',
    'DetailHead',
    'PageHead',
    'TestimonialGrid',
    'case-page',
  ].map((name) => `src/sections/${name}.tsx`),
);

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

/** The layout changes where tokens do, twice on small phones, and above the width of tablets. */
const BREAKPOINTS = [20, 27, 64, ...widthsIn(read('src/styles/tokens.css'))];

/** The style sheets that a file imports, by their paths. */
const getImports = (file: string) =>
  Array.from(read(file).matchAll(/import (?:\w+ from )?'([#.][^'?]*\.css)/g), ([, path = '']) =>
    path.startsWith('#') ? `src/${path.slice(1)}` : posix.join(posix.dirname(file), path),
  );

/** Who uses each class: a file, or the folder of a feature. */
const users = new Map<string, Set<string>>();
for (const file of files('src/**/*.{tsx,astro,ts}'))
  for (const [name] of read(file).matchAll(/(?<=["'`\s])[a-z][a-z0-9]*(-[a-z0-9]+)*(?=["'`\s])/g))
    users.set(
      name,
      (users.get(name) ?? new Set()).add(file.replace(/(?<=features\/[\w-]+)\/.*/, '')),
    );

const below = getImports('src/styles/below-first-screen.css');
const importers = files('src/**/*.{tsx,astro,ts}').flatMap((file) =>
  getImports(file).map((sheet) => ({ file, sheet })),
);

test('each style sheet is imported', () => {
  const imported = new Set([...below, ...importers.map(({ sheet }) => sheet)]);
  expect(sheets.map(({ file }) => file).filter((file) => !imported.has(file))).toEqual([]);
});

test('of the style sheets below the first screen, only those of FIRST_SCREENS are also inline', () => {
  const again = importers.filter(({ sheet }) => below.includes(sheet)).map(({ file }) => file);
  expect([...new Set(again)].filter((file) => !FIRST_SCREENS.has(file))).toEqual([]);
});

test.each(sheets)('$file has known breakpoints and z-indexes', ({ css }) => {
  expect(widthsIn(css).filter((width) => !BREAKPOINTS.includes(width))).toEqual([]);
  expect(css).not.toMatch(/z-index: (?!var\(--z-|-1;|[0-3];)/);
});

test('tokens and base styles are in layers; components, which override them, are in none', () => {
  const layered = sheets.filter(({ css }) => /^\s*@layer [^}]*\{/.test(css));
  const names = layered.map(({ file }) => posix.basename(file, '.css'));
  expect(names.filter((name) => name !== 'brand')).toEqual(BASE_STYLES);
  for (const { css } of layered) expect(css.match(/^(?!@layer |@import |\}|\s|$).*/gm)).toBeNull();
});

test('ui and base style no class that only one section or feature uses', () => {
  const shared = sheets.filter(({ file }) => /^src\/(ui|styles\/base)/.test(file));
  const names = shared.flatMap(({ css }) => css.match(/(?<=\.)[a-z][\w-]*/g) ?? []);
  const foreign = [...new Set(names)].filter((name) => {
    const [user = '', ...others] = users.get(name) ?? [];
    return others.length === 0 && /^src\/(sections|features)/.test(user);
  });
  expect(names.length).toBeGreaterThan(0);
  expect(foreign).toEqual([]);
});
