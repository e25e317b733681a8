/** What the sample weighs. With other content and settings, pages weigh something else. */
import { afterAll, expect, test } from 'vitest';
import { TYPEFACES } from '#styles/typefaces.ts';
import { articles } from '../support/articles.ts';
import {
  brotliSize,
  eachPage,
  pages as everyPage,
  files,
  type Page,
  plainSize,
  readText,
  routeOf,
} from '../support/built-site.ts';
import { statements } from '../support/content.ts';
import { attributesOf, select, textOf } from '../support/html.ts';
import {
  islandsOf,
  modulesSize,
  unaskedModules,
  unaskedSize,
  withImports,
} from '../support/scripts.ts';
import { FONTS, ISLANDS, LATE_STYLES, limitOf, PAGES, SHARED } from './budgets.ts';

/** Translations are as long as they are. */
const pages = everyPage.filter(({ translation }) => translation.prefix === '');

/** Compressing a large module takes seconds on a busy machine. */
const TIMEOUT = 60_000;

/** Data, such as that for search engines, counts as markup. */
const STYLE_OR_SCRIPT = /<(style|script)\b(?![^>]*json)[^>]*>.*?<\/\1>/gs;

const bytes = (size: number) => size.toLocaleString('en');
const report: string[] = [];

afterAll(() => {
  const head = `${'today'.padStart(8)}${'known'.padStart(8)}  bytes after brotli`;
  process.stdout.write(`${[head, ...report].join('\n')}\n`);
});

/** The size is not much more than what is known of it; `parts` says where to look. */
function expectWithin(what: string, size: number, known = 0, parts: string[] = []): void {
  report.push(`${bytes(size).padStart(8)}${bytes(known).padStart(8)}  ${what}`);
  const message =
    `${what}: ${bytes(size)} bytes, ${bytes(size - known)} more than in tests/built/budgets.ts.` +
    `\n${parts.join('\n')}`;
  expect(size, message).toBeLessThanOrEqual(limitOf(known));
}

/** The text of an article or a statement as written: its length is not limited here. */
function ownText({ path }: Page): string {
  const article = articles.find(({ id }) => path === `/blog/${id}`);
  return (article ?? statements.find((statement) => path === statement.path))?.text ?? '';
}

const islands = new Map(
  pages.flatMap(islandsOf).map(({ component, entries }) => [component, withImports(entries)]),
);
/** React and the runtime of islands, for the most part. */
const shared = [...islands.values()].reduce((all, modules) =>
  all.filter((file) => modules.includes(file)),
);
// The editor, which a build may have, brings its own beside its script.
const fonts = [...files].filter((file) => /^_astro\/[^/]*\.(woff2?|ttf|otf)$/.test(file));

test.each(eachPage(pages))('HTML and CSS of %s', { timeout: TIMEOUT }, (path, one) => {
  const known = PAGES[routeOf(one)];
  const content = brotliSize(ownText(one));
  const styles = select(one.root, 'style').map((style) => textOf(style));
  const parts = {
    markup: brotliSize(one.html.replace(STYLE_OR_SCRIPT, '')) - content,
    styles: brotliSize(styles.join('')),
    scripts: unaskedSize(one),
  };
  const lines = Object.entries(parts).map(([part, size]) => {
    const before = known?.[part as keyof typeof parts];
    return `${part}: ${bytes(size)} bytes, known are ${before && bytes(before)}`;
  });
  expectWithin(`HTML and CSS of ${path}`, brotliSize(one.html) - content, known?.page, lines);
});

test.each(eachPage(pages))(
  'JavaScript that runs unasked on %s',
  { timeout: TIMEOUT },
  (path, one) => {
    const known = PAGES[routeOf(one)]?.scripts;
    expectWithin(`unasked JavaScript of ${path}`, unaskedSize(one), known, unaskedModules(one));
  },
);

test('JavaScript that all islands share', { timeout: TIMEOUT }, () => {
  expectWithin('what islands share', modulesSize(shared), SHARED, shared);
});

test.each([...islands])('JavaScript of the island %s', { timeout: TIMEOUT }, (name, modules) => {
  const own = modules.filter((file) => !shared.includes(file));
  expectWithin(`island ${name}`, modulesSize(own), ISLANDS[name], own);
});

test('the late styles are one file for all pages', () => {
  const sheets = pages.flatMap(({ root }) => attributesOf(root, 'link[rel="stylesheet"]', 'href'));
  const [late = '', ...others] = new Set(sheets);
  expect(others).toEqual([]);
  expectWithin('late styles', brotliSize(readText(late.slice(1))), LATE_STYLES);
});

test('all fonts are woff2, and those of Latin letters small enough', () => {
  const ofWords = new Set([TYPEFACES.display, TYPEFACES.text]);
  const latin = fonts.filter((file) =>
    [...ofWords].some((name) => file.includes(`/${name}-latin-wght`)),
  );
  expect(latin).toHaveLength(ofWords.size);
  expect(latin.reduce((sum, file) => sum + plainSize(file), 0)).toBeLessThan(FONTS);
  expect(fonts.filter((file) => !file.endsWith('.woff2'))).toEqual([]);
});

test('the tables name every route and no route or island that is gone', () => {
  const routes = [...new Set(pages.map(routeOf))].toSorted();
  expect(Object.keys(PAGES).toSorted()).toEqual(routes);
  expect(Object.keys(ISLANDS).toSorted()).toEqual([...islands.keys()].toSorted());
});
