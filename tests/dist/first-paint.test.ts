/**
 * What a browser needs before it can paint the first screen, as files: bytes, requests, pictures.
 * Deterministic: nothing is rendered here. What browsers make of it is measured by `npm run bench`.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FIRST_ROUND_TRIP, FIRST_SCREEN_REQUESTS } from './budgets.ts';
import { eachPage, isArticle, isErrorPage, type Page } from './support/built-site.ts';
import { attribute, describeElement, select, selectOne } from './support/html.ts';

const LOGO = '/favicon.svg';

/** The id of the mark that a page's `<link rel="expect">` names: layouts/FirstScreenEnd.astro. */
const FIRST_SCREEN_END = 'first-screen-end';

/**
 * Where the first screen has ended in any window, whatever its size. Home: the end of the
 * hero, which fills the window. Articles: the first heading of the text, after title, cover (400 px)
 * and opening paragraphs. The other pages are needed whole.
 */
function firstScreenEnd(page: Page): number {
  if (page.path === '/') return page.html.indexOf('<section class="floor-section" id="services"');
  if (isArticle(page)) return page.html.indexOf('<h2', page.html.indexOf('class="prose"'));
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
    expect(page.html.lastIndexOf('<style'), 'a style after the first screen').toBeLessThan(end);
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
    const scripts = select(page.root, 'script[src]');
    expect(scripts.filter((script) => attribute(script, 'type') !== 'module')).toEqual([]);
    const links = ['preload', 'stylesheet'].flatMap((rel) =>
      select(page.root, `link[rel="${rel}"]`).map(describeElement),
    );
    const pictures = select(page.root, 'img')
      .filter((image) => attribute(image, 'loading') !== 'lazy')
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
      if (source.startsWith('/')) expect(source, name).toMatch(/\.(svg|avif|webp)$/);
      expect(Number(attribute(image, 'width')), name).toBeGreaterThan(0);
      expect(Number(attribute(image, 'height')), name).toBeGreaterThan(0);
      // The logo is the icon of the tab, which browsers fetch anyway.
      const mayBeEager = source === LOGO || inFirstScreen.includes(image);
      if (!mayBeEager) expect(attribute(image, 'loading'), name).toBe('lazy');
    }
    const ofContent = images.filter(
      (image) => !attribute(image, 'src')?.match(`^${LOGO}$|^/tiles/`),
    );
    if (isErrorPage(page)) expect(ofContent).toEqual([]);
  });
});
