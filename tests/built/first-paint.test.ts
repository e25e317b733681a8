/**
 * What a browser needs before it can paint the first screen, as files: bytes, requests, pictures.
 * Deterministic: nothing is rendered here. What browsers make of it is measured by `npm run bench`.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { at, eachPage, isArticle, isErrorPage, type Page } from '../support/built-site.ts';
import {
  attribute,
  describeElement,
  type HtmlElement,
  select,
  selectOne,
} from '../support/html.ts';

/** Bytes that arrive with the first round trip of a new connection: ten packets. */
const FIRST_ROUND_TRIP = Math.round(14.6 * 1024);

/** A page, its logo, fonts and styles that browsers ask for at once; an article has a portrait. */
const FIRST_SCREEN_REQUESTS = 5;

const LOGO = at('/favicon.svg');

/** A script that the page loads by itself, unlike the one that counts visits. */
const isOwn = (script: HtmlElement) => attribute(script, 'src')?.startsWith(at('/'));

/** Drawings are small, and come with the text at low priority. */
const isDrawingOfText = (image: HtmlElement) =>
  attribute(image, 'fetchpriority') === 'low' && attribute(image, 'src')?.endsWith('.svg');

/** In characters of HTML. */
const LONGEST_OPENING = 4_000;

/** The id of the mark that a page's `<link rel="expect">` names: layouts/FirstScreenEnd.astro. */
const FIRST_SCREEN_END = 'first-screen-end';

/**
 * Where the first screen has ended in any window, whatever its size. Home: the end of the
 * hero, which fills the window, and any page with such sections. Articles: the first heading of the text, or as much text as there is room for
 * after title and cover (400 px). The other pages are needed whole.
 */
function firstScreenEnd(page: Page): number {
  if (isArticle(page)) {
    const text = page.html.indexOf('class="prose"');
    const heading = page.html.indexOf('<h2', text);
    return Math.min(text + LONGEST_OPENING, heading > 0 ? heading : page.html.length);
  }
  const section = page.html.indexOf('<section class="floor-section"');
  if (section > 0) return section;
  return page.html.length;
}

/** What a browser can read of a page when `bytes` of its compressed file have arrived. */
function arrived(compressed: Buffer, bytes: number): string {
  return brotliDecompressSync(compressed.subarray(0, bytes), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString('utf8');
}

/** The fewest bytes of the compressed file that contain the first `length` characters of the page. */
function bytesUntil(compressed: Buffer, length: number): number {
  let [low, high] = [0, compressed.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (arrived(compressed, middle).length >= length) high = middle;
    else low = middle + 1;
  }
  return low;
}

describe.each(eachPage())('%s', (path, page) => {
  test('its first screen and all styles of it arrive with the first round trip', () => {
    const compressed = brotliCompressSync(page.html);
    const end = firstScreenEnd(page);
    expect(end, 'the first screen has a known end').toBeGreaterThan(0);
    // That of islands is where the first one is.
    const lastStyle = page.html.replace('<style>astro-island', '').lastIndexOf('<style');
    expect(lastStyle, 'a style after the first screen').toBeLessThan(end);
    const size = bytesUntil(compressed, end);
    const message =
      `${path}: ${size.toLocaleString('en')} bytes until the end of the first screen, of ` +
      `${compressed.length.toLocaleString('en')} in all; the first round trip holds ` +
      `${FIRST_ROUND_TRIP.toLocaleString('en')}. Look at its inline styles, and at what stands ` +
      'above the end of the first screen (firstScreenEnd).';
    expect(size, message).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
  });

  test('the first paint waits for the mark at the end of its first screen; late styles follow', () => {
    const mark = selectOne(page.root, 'head > link[rel="expect"][blocking="render"]');
    expect(attribute(mark, 'href')).toBe(`#${FIRST_SCREEN_END}`);
    const link = selectOne(page.root, 'link[rel="stylesheet"]');
    const end =
      `<span id="${FIRST_SCREEN_END}" hidden></span>` +
      `<link rel="stylesheet" href="${attribute(link, 'href')}"><script> </script>`;
    expect(page.html.split(end)).toHaveLength(2);
    expect(page.html.indexOf(end)).toBeLessThan(firstScreenEnd(page));
  });

  test('nothing else in its head delays the first paint, and few files are requested', () => {
    const head = selectOne(page.root, 'head');
    const scripts = select(page.root, 'script[src]').filter(isOwn);
    expect(scripts.filter((script) => attribute(script, 'type') !== 'module')).toEqual([]);
    const links = ['preload', 'stylesheet'].flatMap((rel) =>
      select(page.root, `link[rel="${rel}"]`).map(describeElement),
    );
    const pictures = select(page.root, 'img')
      .filter((image) => attribute(image, 'loading') !== 'lazy' && !isDrawingOfText(image))
      .map((image) => attribute(image, 'src'));
    const asked = [...links, ...new Set(pictures)];
    const count = 1 + asked.length + select(head, 'script[src]').length;
    const message = `${path}: the page and\n${asked.join('\n')}`;
    const allowed = FIRST_SCREEN_REQUESTS + (isArticle(page) ? 2 : 0);
    expect(count, message).toBeLessThanOrEqual(allowed);
  });

  test('pictures are vector or modern, reserve their place, and load late but in the first screen', () => {
    const images = select(page.root, 'img');
    const inFirstScreen = select(page.root, '.article-head img, li:first-child .article-card img');
    for (const image of images) {
      const name = describeElement(image);
      const source = attribute(image, 'src') ?? '';
      // What is in public/ is published as it is.
      if (source.startsWith(at('/_astro/'))) expect(source, name).toMatch(/\.(svg|avif|webp)$/);
      // Of a picture elsewhere, nobody knows the size.
      const sides = source.startsWith('/') ? ['width', 'height'] : [];
      for (const side of sides) expect(Number(attribute(image, side)), name).toBeGreaterThan(0);
      // The logo is the icon of the tab, which browsers fetch anyway.
      const mayBeEager = source === LOGO || inFirstScreen.includes(image) || isDrawingOfText(image);
      if (!mayBeEager) expect(attribute(image, 'loading'), name).toBe('lazy');
    }
    const ofContent = images.filter(
      (image) => !attribute(image, 'src')?.match(`^${LOGO}$|^${at('/tiles/')}`),
    );
    if (isErrorPage(page)) expect(ofContent).toEqual([]);
  });
});
