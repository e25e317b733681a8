/**
 * What pages load, and when. The limits of their weight leave room for ordinary changes, except `firstPaint`, which the
 * home page almost reaches.
 */
import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { memoize } from '#data/memoize.ts';
import { TYPEFACES } from '#styles/typefaces.ts';
import {
  DIST,
  files,
  isArticle,
  isCase,
  pages,
  readText,
  testPages,
  toHref,
} from '../support/built-site.ts';
import { listTexts } from '../support/content.ts';
import {
  describeElement,
  getAttribute,
  getAttributes,
  getTextLine,
  type HtmlElement,
  select,
} from '../support/html.ts';

/** In bytes on the wire, with Brotli for all but fonts. */
const LIMITS = {
  /** A page with its styles and scripts, less its own text. */
  page: 30_000,
  /** The scripts in a page, which run before the visitor does anything, and its structured data. */
  scripts: 7_000,
  /**
   * Everything that the first paint waits for, less its texts. With them, it must fit into the ten packets of a new
   * connection's first round trip: 14,600 bytes.
   */
  firstPaint: 12_100,
  /** The styles below the first screen, the same on all pages. */
  stylesBelow: 9_000,
  /** An island with everything that it needs, which is mostly React. */
  island: 90_000,
  /** The Latin files of the typefaces for headings and text, together. */
  fonts: 90_000,
};

/** The size after Brotli at its default quality, 11, which takes long. Most pages have the same scripts. */
const getSize = memoize((text: string) => (text === '' ? 0 : brotliCompressSync(text).length));
/** HTML without texts, addresses of links, and the props of islands. */
const withoutTexts = (html: string) =>
  html.replace(
    /<(style|script)\b.*?<\/\1>|(?<=>)[^<]+|\b(content|href|aria-label|alt|placeholder|props)="[^"]*"/gs,
    (part, code) => (code ? part : ''),
  );
const sizeOfFile = (file: string) => getSize(readText(file));

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

/** Whether a picture is the logo, which browsers also fetch as an icon; its wordmark; or a drawing of low priority. */
const isLight = (image: HtmlElement) =>
  [toHref('/favicon.svg'), toHref('/wordmark.svg')].includes(`${getAttribute(image, 'src')}`) ||
  (getAttribute(image, 'fetchpriority') === 'low' && getAttribute(image, 'src')?.endsWith('.svg'));

testPages('every page without hostile texts', pages, {
  // Hydrating an island loads React (about 60 KB).
  'hydrates its islands on intent, and their code is light': ({ root }, on) => {
    for (const island of select(root, 'astro-island')) {
      on(getAttribute(island, 'client')).toBe('intent');
      const entries = ['component-url', 'renderer-url'].map(
        (name) => getAttribute(island, name) ?? '',
      );
      const modules = entries.flatMap((entry) => [...withImports(entry.slice(toHref('/').length))]);
      const size = [...new Set(modules)].reduce((sum, file) => sum + sizeOfFile(file), 0);
      on(size, getAttribute(island, 'component-export')).toBeLessThan(LIMITS.island);
    }
  },

  'waits for few files and no script': (page, on) => {
    on(select(page.root, 'script[src^="/"]:not([type="module"])')).toEqual([]);
    const pictures = select(page.root, 'img:not([loading="lazy"])').filter((img) => !isLight(img));
    const requested = new Set([
      page.path,
      ...getAttributes(page.root, '[rel="preload"], [rel="stylesheet"]', 'href'),
      ...getAttributes(page.root, 'head [src]', 'src'),
      ...pictures.map((image) => getAttribute(image, 'src')),
    ]);
    // The page, its styles and little else; an article also has a portrait and a cover, a case a logo and a picture.
    const most = isArticle(page) || isCase(page) ? 7 : 5;
    on(requested.size, [...requested].join('\n')).toBeLessThanOrEqual(most);
  },

  'is light': ({ html, path, translation }, on) => {
    const ownText = listTexts(translation).find((entry) => entry.path === path)?.markdown ?? '';
    on(getSize(html) - getSize(ownText)).toBeLessThan(LIMITS.page);
  },

  'has light scripts': ({ root }, on) => {
    const scripts = select(root, 'script:not([src])').map((script) => getTextLine(script));
    on(getSize(scripts.join('\n'))).toBeLessThan(LIMITS.scripts);
  },

  'has a light first paint': ({ html }, on) => {
    const [firstScreen = '', ...rest] = html.split('id="site-first-screen-end"');
    on(rest).toHaveLength(1);
    on(getSize(withoutTexts(firstScreen))).toBeLessThan(LIMITS.firstPaint);
  },

  'has pictures in AVIF, which are lazy below the first screen': (page, on) => {
    for (const picture of select(page.root, 'picture')) {
      const types = getAttributes(picture, 'source', 'type');
      on([...new Set(types)], describeElement(picture)).toEqual(['image/avif']);
      on(getAttributes(picture, 'source', 'sizes').join()).toMatch(/vw|rem|px/);
    }
    const inFirstScreen = select(page.root, '.page-head img, li:first-child .page-card img');
    for (const image of select(page.root, 'img')) {
      const name = describeElement(image);
      const source = getAttribute(image, 'src') ?? '';
      // The size of a picture on another site is unknown.
      for (const side of source.startsWith('/') ? ['width', 'height'] : [])
        on(Number(getAttribute(image, side)), name).toBeGreaterThan(0);
      if (!isLight(image) && !inFirstScreen.includes(image))
        on(getAttribute(image, 'loading'), name).toBe('lazy');
    }
  },
});

test('the styles below the first screen are one light file for all pages', () => {
  const sheets = pages.flatMap(({ root }) => getAttributes(root, 'link[rel="stylesheet"]', 'href'));
  const [below = '', ...others] = new Set(sheets);
  expect(others).toEqual([]);
  expect(getSize(readText(below.slice(toHref('/').length)))).toBeLessThan(LIMITS.stylesBelow);
});

test('fonts are woff2 and light', () => {
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
