import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../browser.ts';
import { median } from './median.ts';

/** A phone: the network that Lighthouse only simulates, a 4G network, and a processor four times slower. */
export const NETWORKS = {
  slow: { latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 },
  '4g': { latency: 170, downloadThroughput: 9_000_000 / 8, uploadThroughput: 9_000_000 / 8 },
};
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** What the processor does, by the names of the browser's trace. */
const WORK: Record<string, string[]> = {
  parse: ['ParseHTML', 'ParseAuthorStyleSheet', 'DecodedDataDocumentParser::AppendBytes'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
  script: ['EvaluateScript', 'FunctionCall', 'v8.compile', 'v8.compileModule', 'v8.evaluateModule'],
};

/** In ms: when things were there, and how long the work before the first paint took. */
type Visit = Record<string, number>;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Start and duration in µs. */
  ts: number;
  dur?: number;
  args: { frame?: string };
}

/** The time of each kind of work on the main thread before the first paint; what it contains counts apart. */
function workBefore(events: TraceEvent[], firstPaint: number): Visit {
  const painted = events.findLast(
    ({ name, args }) => name === 'firstContentfulPaint' && args.frame,
  );
  if (!painted) throw new Error('The trace has no first paint.');
  const start = painted.ts - firstPaint * 1000;
  const own = new Map<string, number>();
  const open: { name: string; end: number }[] = [];
  const add = (name: string, time: number) => own.set(name, (own.get(name) ?? 0) + time);
  const steps = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === painted.pid && tid === painted.tid)
    .filter(({ ts }) => ts >= start && ts < painted.ts)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const { name, ts, dur = 0 } of steps) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
    const outer = open.at(-1);
    if (outer) add(outer.name, -dur);
    add(name, dur);
    open.push({ name, end: ts + dur });
  }
  const sum = (names: string[]) => names.reduce((all, name) => all + (own.get(name) ?? 0), 0);
  return Object.fromEntries(Object.entries(WORK).map(([kind, names]) => [kind, sum(names) / 1000]));
}

/** Opens a page with an empty cache on a slow phone. */
async function visit(
  browser: Browser,
  url: string,
  network: keyof typeof NETWORKS,
): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...NETWORKS[network] });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      Object.assign(window, { largestPaint: list.getEntries().at(-1)?.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await browser.startTracing(page, { categories: ['devtools.timeline', 'loading', 'v8'] });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const times = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const fonts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      document: navigation?.responseEnd ?? Number.NaN,
      firstPaint:
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaint: (window as unknown as { largestPaint?: number }).largestPaint ?? Number.NaN,
      fonts: Math.max(
        0,
        ...fonts.filter(({ name }) => name.endsWith('.woff2')).map((f) => f.responseEnd),
      ),
    };
  });
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await context.close();
  // A font that is not on the screen yet counts as never.
  const isBrand = fonts.some(({ isCustomFont }) => isCustomFont);
  return {
    ...times,
    fonts: isBrand ? Math.max(times.fonts, times.firstPaint) : Number.NaN,
    untilPaint: times.firstPaint - times.document,
    ...workBefore(traceEvents, times.firstPaint),
  };
}

/** A page of text and nothing else, which no page can beat. */
async function serveBlankPage() {
  const text = '<p>A page of plain text, as fast as pages can be.</p>'.repeat(200);
  const html = `<!doctype html><title>Blank</title><meta name="viewport" content="width=device-width"><h1>Blank</h1>${text}`;
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

/**
 * Opens pages in turns with a blank page, on a clock that really runs. Times are the medians of `runs`
 * visits in ms; `ofBlank` is the first paint as a multiple of the blank page's. No time of fonts: the
 * heading stayed in the fallback.
 */
export async function measurePaint(
  site: string,
  paths: string[],
  runs: number,
  network: keyof typeof NETWORKS,
) {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  const blank = await serveBlankPage();
  const pages = new Map([
    ['blank page', blank.url],
    ...paths.map((path) => [path, site + path] as const),
  ]);
  const visits = new Map<string, Visit[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const [path, url] of pages) {
      visits.set(path, [...(visits.get(path) ?? []), await visit(browser, url, network)]);
    }
  }
  await browser.close();
  blank.server.close();
  const rows = [...visits].map(([path, all]) => {
    const middle = (kind: string) => Math.round(median(all.map((one) => one[kind] ?? Number.NaN)));
    const times = Object.keys(all[0] ?? {}).map((kind) => [kind, middle(kind)]);
    return { path, firstPaint: middle('firstPaint'), ...Object.fromEntries(times) };
  });
  const best = rows[0]?.firstPaint ?? Number.NaN;
  return rows.map((row) => ({ ...row, ofBlank: Number((row.firstPaint / best).toFixed(2)) }));
}
