/**
 * Photographs every screen, narrow and wide, light and dark, into docs/screenshots/:
 * `npm run screenshots`, after `npm run build`. What is photographed is in scripts/screenshots/.
 *
 *     node scripts/screenshots.ts [screen …]
 *
 * Motion is reduced and every page complete before its picture, so that two runs on one machine give
 * the same pictures, but for single pixels of the particles.
 */
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser } from './browser.ts';
import { NARROW, SCREENS, type Screen, WIDE } from './screenshots/screens.ts';
import { createSiteServer } from './serve.ts';

const FOLDER = 'docs/screenshots';
const SCHEMES = ['light', 'dark'] as const;
const VIEWPORTS = [
  { width: NARROW, height: 844 },
  { width: WIDE, height: 900 },
];

/** CSS pixels: a longer page is cut off below. */
const MAX_HEIGHT = 5_600;

const WEBP = { quality: 75, effort: 6 };

/** Makes chance repeatable (mulberry32): the particles lie the same way in every run. Runs in the page. */
function fixChance(): void {
  let state = 1;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Resolves when everything on the page has loaded and nothing moves any more. Runs in the page. */
async function scrollThrough(): Promise<void> {
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
    window.scrollTo({ top: y, behavior: 'instant' });
    await nextFrame();
    await nextFrame();
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
}

/** Whether the particles, which load when the browser is idle, have sized their canvas. Runs in the page. */
function isBackgroundDrawn(): boolean {
  const canvas = document.querySelector<HTMLCanvasElement>('.particles-canvas');
  return canvas?.width !== 300;
}

/** Waits for what ends by itself: transitions and animations, but none that follows the scroll. */
async function stillness(): Promise<void> {
  const ending = document.getAnimations().filter(({ timeline, effect, playState }) => {
    const end = effect?.getComputedTiming().endTime;
    return timeline instanceof DocumentTimeline && playState === 'running' && end !== Infinity;
  });
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await new Promise((done) => requestAnimationFrame(done));
}

async function arrive(page: Page, { path, prepare }: Screen): Promise<void> {
  await page.goto(path);
  // The welcome notice leaves after five seconds; whether it is in a picture must not depend on it.
  const dismiss = page.locator('.welcome-notice button');
  if (path === '/') await dismiss.click();
  await page.evaluate(scrollThrough);
  await page.waitForFunction(isBackgroundDrawn);
  await page
    .locator('astro-island[ssr][component-export="Carousel"]')
    .waitFor({ state: 'detached' });
  await prepare?.(page);
  await page.mouse.move(0, 0);
  await page.evaluate(stillness);
}

async function photograph(
  page: Page,
  { windowOnly, maxHeight = MAX_HEIGHT }: Screen,
): Promise<Buffer> {
  if (windowOnly) return page.screenshot();
  const { width, height } = await page.evaluate(() => {
    const { clientWidth, scrollHeight } = document.documentElement;
    return { width: clientWidth, height: scrollHeight };
  });
  const clip = { x: 0, y: 0, width, height: Math.min(height, maxHeight) };
  return page.screenshot({ fullPage: true, clip });
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024).toLocaleString('en')} KB`;

/** Takes the pictures; the size of each in bytes. */
async function takeAll(browser: Browser, baseURL: string, screens: readonly Screen[]) {
  const sizes: number[] = [];
  for (const colorScheme of SCHEMES) {
    for (const viewport of VIEWPORTS) {
      const context = await browser.newContext({
        baseURL,
        colorScheme,
        viewport,
        reducedMotion: 'reduce',
      });
      await context.addInitScript(fixChance);
      const page = await context.newPage();
      // Fonts that come from the cache are there before the first paint.
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      for (const screen of screens) {
        if (screen.onlyAt && screen.onlyAt !== viewport.width) continue;
        await arrive(page, screen);
        const picture = await sharp(await photograph(page, screen))
          .webp(WEBP)
          .toBuffer();
        const file = join(FOLDER, `${screen.name}-${colorScheme}-${viewport.width}.webp`);
        await writeFile(file, picture);
        console.log(`${file} ${kilobytes(picture.length)}`);
        sizes.push(picture.length);
      }
      await context.close();
    }
  }
  return sizes;
}

/** @throws Error when a name is none of the screens. */
function chooseScreens(names: readonly string[]): readonly Screen[] {
  const known = SCREENS.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`there is no screen "${unknown}"; there are: ${known.join(', ')}`);
  return names.length === 0 ? SCREENS : SCREENS.filter(({ name }) => names.includes(name));
}

async function main(names: readonly string[]): Promise<void> {
  const screens = chooseScreens(names);
  const server = createSiteServer({ dir: 'dist' }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
    await mkdir(FOLDER, { recursive: true });
    const sizes = await takeAll(browser, `http://127.0.0.1:${port}`, screens);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`${sizes.length} pictures, ${kilobytes(total)}`);
  } finally {
    await browser?.close();
    server.close();
    server.closeAllConnections();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`screenshots: ${(error as Error).message}`);
  process.exitCode = 1;
}
