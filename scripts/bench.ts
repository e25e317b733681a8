/**
 * Measures the built site on a quiet machine: `npm run bench`, or `npm run bench -- 9` for nine runs. Largest paints
 * beside a blank page on a slow phone, on a clock that really runs; then answers to controls with the CPU slowed down six
 * times, of which 200 ms is what Core Web Vitals call good. Medians in ms: compare them only within one run.
 */
import { createServer } from 'node:http';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { ensureBrowser } from './browser.ts';
import { createSiteServer } from './serve.ts';
import { readSiteUrl } from './site-url.ts';

const PATHS = ['/', '/blog', '/testimonials'];
const BLANK = `<!doctype html><title>Blank</title>${'<p>As fast as a page can be.</p>'.repeat(300)}`;

/** Ms for a request, bytes a second. */
const SLOW = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** What is done with which element, one after the other. */
const CONTROLS: [act: 'click' | 'type' | 'Escape' | 'Enter', selector: string][] = [
  ['click', '.site-header [commandfor=inquiry]'],
  ['click', '#inquiry [type=submit]'],
  ['type', '#inquiry-name'],
  ['Escape', '#inquiry'],
  ['click', '.chat-quick button'],
  ['type', '.chat-form input'],
  ['Enter', '.chat-form input'],
  ['click', '.particles-pause'],
  ['click', '[commandfor^=service]'],
  ['click', 'dialog[open] .dialog-close'],
  ['click', '.carousel-controls button'],
  ['type', '#contact textarea'],
  ['click', '.theme-control label:has([value=dark])'],
];

async function openSlowly(browser: Browser, cpu: number, options: object) {
  const page = await (await browser.newContext(options)).newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, devtools };
}

/** The largest paint of a first visit. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const { page, devtools } = await openSlowly(browser, 4, devices['Pixel 7'] ?? {});
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
  await page.goto(url, { waitUntil: 'networkidle' });
  const time = await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const observer = new PerformanceObserver((list) =>
      resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
    );
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    return promise;
  });
  await page.context().close();
  return time;
}

/** Counts events of interactions only, as Interaction to Next Paint does. Runs in the page. */
function watchAnswers(): void {
  const target = Object.assign(window, { longest: 0 });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) target.longest = Math.max(target.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest answer to each control. */
async function answers(browser: Browser, url: string): Promise<number[]> {
  const { page } = await openSlowly(browser, 6, { viewport: { width: 1280, height: 900 } });
  await page.addInitScript(watchAnswers);
  await page.goto(url);
  const durations: number[] = [];
  for (const [act, selector] of CONTROLS) {
    await use(page, act, selector);
    // An event is reported after the frame that answers it.
    await page.waitForTimeout(300);
    durations.push(await page.evaluate(() => Number(Reflect.get(window, 'longest'))));
    await page.evaluate(() => Reflect.set(window, 'longest', 0));
  }
  await page.context().close();
  return durations;
}

async function use(page: Page, act: (typeof CONTROLS)[number][0], selector: string): Promise<void> {
  const control = page.locator(selector).filter({ visible: true }).first();
  // Ended at once, the beginning of a press would count as part of the answer to its end.
  if (act === 'click') await control.click({ delay: 60 });
  else if (act === 'type') await control.pressSequentially('Hello');
  else await page.keyboard.press(act, { delay: 60 });
}

const median = (values: number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0);
const blank = createServer((_, response) => response.end(BLANK)).listen(4396);
const { base } = readSiteUrl();
const site = createSiteServer({ dir: 'dist', base }).listen(4397);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
const home = `http://localhost:4397${base.replace(/\/$/, '')}`;
const urls = ['http://localhost:4396/', ...PATHS.map((path) => home + path)];
const paints: number[][] = [];
const controls: number[][] = [];
for (let run = 0; run < Number(process.argv[2] ?? 5); run += 1) {
  const row: number[] = [];
  for (const url of urls) row.push(await largestPaint(browser, url));
  paints.push(row);
  controls.push(await answers(browser, urls[1] ?? ''));
}
const table = (names: string[], rows: number[][]) =>
  console.table(names.map((name, at) => [name, median(rows.map((row) => row[at] ?? 0))]));
table(urls, paints);
table(CONTROLS.map(String), controls);
await browser.close();
for (const server of [blank, site]) server.close();
