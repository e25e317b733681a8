/** The limits of the site's weight. They leave room for ordinary changes: only something large exceeds them. */
import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { memoize } from '#data/memoize.ts';
import { TYPEFACES } from '#styles/typefaces.ts';
import { articlesIn } from '../support/articles.ts';
import { at, DIST, files, type Page, pages, readText } from '../support/built-site.ts';
import { attribute, attributesOf, select, textOf } from '../support/html.ts';

/** Bytes on the wire, after brotli. */
const LIMITS = {
  /** A page with its styles and scripts, less its own text. */
  page: 30_000,
  /** The page's scripts, which run before the visitor does anything. */
  scripts: 7_000,
  /**
   * Everything that the first paint waits for: it must fit into the first round trip of a new connection, ten packets.
   */
  firstPaint: Math.round(14.6 * 1024),
  /** The late styles of all pages. */
  lateStyles: 9_000,
  /** An island with everything that it needs, which is mostly React. */
  island: 90_000,
  /** The two font files that a visit loads. */
  fonts: 90_000,
};

/** Brotli at its best quality, 11; hosts come close to it. */
const sizeOf = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);
const sizeOfFile = memoize((file: string) => sizeOf(readText(file)));

/** The text of an article or a page as written. */
function ownText({ path, translation }: Page): string {
  const texts = [...articlesIn(translation), ...translation.textPages];
  return texts.find((one) => one.path === path)?.text ?? '';
}

test.each(pages)('$path is light, and its first paint needs one round trip', (page) => {
  const { html, root } = page;
  const mark = html.indexOf('id="first-screen-end"');
  expect(mark).toBeGreaterThan(0);
  const scripts = select(root, 'script:not([src])').map((script) => textOf(script));
  expect(sizeOf(html) - sizeOf(ownText(page)), 'page').toBeLessThan(LIMITS.page);
  expect(sizeOf(scripts.join('\n')), 'scripts').toBeLessThan(LIMITS.scripts);
  expect(sizeOf(html.slice(0, mark)), 'first paint').toBeLessThan(LIMITS.firstPaint);
});

// Minified modules: `import{a as b}from"./x.js"`, `import"./x.js"`.
const IMPORT = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g;

/** A module and all modules that it needs. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readText(file).matchAll(IMPORT))
    withImports(posix.join(posix.dirname(file), name), found);
  return found;
}

const islands = new Map(
  pages
    .flatMap(({ root }) => select(root, 'astro-island'))
    .map((island) => [
      `${attribute(island, 'component-export')}`,
      ['component-url', 'renderer-url'].map((name) =>
        `${attribute(island, name)}`.slice(at('/').length),
      ),
    ]),
);

test.each([...islands])('the code of %s is light', (_, entries) => {
  const modules = new Set(entries.flatMap((entry) => [...withImports(entry)]));
  const size = [...modules].reduce((sum, file) => sum + sizeOfFile(file), 0);
  expect(size).toBeLessThan(LIMITS.island);
});

test('the late styles are one light file for all pages', () => {
  const sheets = pages.flatMap(({ root }) => attributesOf(root, 'link[rel="stylesheet"]', 'href'));
  const [late = '', ...others] = new Set(sheets);
  expect(others).toEqual([]);
  expect(sizeOf(readText(late.slice(at('/').length)))).toBeLessThan(LIMITS.lateStyles);
});

test('all fonts are woff2, and those of Latin letters are light', () => {
  // The editor, which a build may have, has fonts of its own beside its script.
  const fonts = [...files].filter((file) => /^_astro\/[^/]*\.(woff2?|ttf|otf)$/.test(file));
  expect(fonts.filter((file) => !file.endsWith('.woff2'))).toEqual([]);
  const ofWords = [...new Set([TYPEFACES.display, TYPEFACES.text])];
  const latin = fonts.filter((file) =>
    ofWords.some((name) => file.includes(`/${name}-latin-wght`)),
  );
  expect(latin).toHaveLength(ofWords.length);
  const size = latin.reduce((sum, file) => sum + statSync(join(DIST, file)).size, 0);
  expect(size).toBeLessThan(LIMITS.fonts);
});
