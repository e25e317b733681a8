/**
 * Measures the built site in a browser and compares it with a blank page: `npm run bench`.
 *
 *     node scripts/bench.ts [--runs 5] [--page / …] [--skip-lighthouse] [--skip-interactions]
 *
 * Lighthouse runs on every page and on a blank page of text in turn; every kind of control is used with
 * the CPU slowed down six times; the particles are timed. One table is printed, and everything is
 * written to .cache/bench/ as JSON. Figures are only worth comparing within one run on a quiet machine.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { measureInteractions, type Response } from './bench/interactions.ts';
import { measurePage, type PageScores } from './bench/lighthouse-runs.ts';
import { measureParticles, type ParticleCost } from './bench/particles.ts';
import { BLANK_PATH, NOT_FOUND_PATH, serveWithBlankPage } from './bench/site-under-test.ts';
import { ensureBrowser } from './browser.ts';
import { milliseconds, textTable } from './text-table.ts';

const FOLDER = '.cache/bench';
const BUILD = 'dist';

/** Where Lighthouse reaches the browser. */
const DEBUGGING_PORT = 9333;

/** FCP and LCP may be this much of the blank page's. */
const RATIO_LIMIT = 1.1;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true },
    'skip-lighthouse': { type: 'boolean', default: false },
    'skip-interactions': { type: 'boolean', default: false },
  },
});

const progress = (text: string) => process.stderr.write(`${text}\n`);

/** Every page of the build by its address; the pages that say that nothing is there come last. */
function builtPaths(): string[] {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.html') && !/(^|\/)404\.html$/.test(name))
    .map((name) => `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}

function ratio(value: number, limit: number): string {
  const text = (value / limit).toFixed(2);
  return value <= limit * RATIO_LIMIT ? text : `${text} !`;
}

function scoreRows(pages: readonly PageScores[]): string[][] {
  const blank = pages.find(({ path }) => path === BLANK_PATH);
  const heads = [
    'page',
    'perf',
    'a11y',
    'best',
    'seo',
    'FCP',
    '÷ blank',
    'LCP',
    '÷ blank',
    'TBT',
    'CLS',
  ];
  const rows = pages.map(({ path, scores, fcp, lcp, tbt, cls }) => [
    path,
    ...['performance', 'accessibility', 'best-practices', 'seo'].map((id) => String(scores[id])),
    milliseconds(fcp),
    blank ? ratio(fcp, blank.fcp) : '',
    milliseconds(lcp),
    blank ? ratio(lcp, blank.lcp) : '',
    milliseconds(tbt),
    String(Number(cls.toFixed(3))),
  ]);
  return [heads, ...rows];
}

function responseRows(responses: readonly Response[]): string[][] {
  const slowest = responses.toSorted((a, b) => b.duration - a.duration);
  const heads = ['control (CPU ÷ 6)', 'page', 'answer', 'limit', ''];
  const rows = slowest.map(({ control, path, duration, limit }) => [
    control,
    path,
    duration === 0 ? '< 16 ms' : milliseconds(duration),
    milliseconds(limit),
    miss(duration, limit),
  ]);
  return [heads, ...rows];
}

const miss = (value: number, limit: number) => (value > limit ? '!' : '');

function particleRows(cost: ParticleCost): string[][] {
  return [
    ['particles', 'measured', 'limit', ''],
    ['script per drawn frame', milliseconds(cost.scripting), '0.3 ms', miss(cost.scripting, 0.3)],
    ['frames a second', cost.framesPerSecond.toFixed(0), '', ''],
    ['frames while paused', String(cost.paused), '0', miss(cost.paused, 0)],
    ['frames while off-screen', String(cost.offScreen), '0', miss(cost.offScreen, 0)],
    ['garbage per frame', `${cost.garbagePerFrame} bytes`, '', ''],
  ];
}

function runCount(): number {
  const runs = Number(options.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${options.runs} is no number`);
  return runs;
}

async function scoreAll(site: string, port: number): Promise<PageScores[]> {
  const runs = runCount();
  const paths = [BLANK_PATH, ...(options.page ?? [...builtPaths(), NOT_FOUND_PATH])];
  const pages: PageScores[] = [];
  for (const [index, path] of paths.entries()) {
    progress(`Lighthouse ${index + 1}/${paths.length}: ${path}, ${runs} runs`);
    pages.push(await measurePage(site, path, port, runs));
  }
  return pages;
}

async function main(): Promise<void> {
  const site = await serveWithBlankPage(BUILD);
  const port = DEBUGGING_PORT;
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    });
    const article = builtPaths().find((path) => /^\/blog\/[^/]+$/.test(path)) ?? '/blog';
    const pages = options['skip-lighthouse'] ? [] : await scoreAll(site.url, port);
    if (pages.length > 0) console.log(`${textTable(scoreRows(pages))}\n`);
    for (const { path, faults } of pages) {
      if (faults.length > 0) console.log(`${path} loses points for ${faults.join(', ')}`);
    }
    const responses = options['skip-interactions']
      ? []
      : await measureInteractions(browser, site.url, article, runCount(), progress);
    const particles = options['skip-interactions']
      ? undefined
      : await measureParticles(browser, site.url);
    if (responses.length > 0) console.log(`\n${textTable(responseRows(responses))}`);
    if (particles) console.log(`\n${textTable(particleRows(particles))}`);
    const machine = { cpu: cpus()[0]?.model, cores: availableParallelism(), load: loadavg() };
    mkdirSync(FOLDER, { recursive: true });
    const file = join(FOLDER, `${new Date().toISOString().replaceAll(':', '-')}.json`);
    writeFileSync(file, JSON.stringify({ machine, pages, responses, particles }, null, 2));
    console.log(`\n! misses its target. Everything is in ${file}`);
  } finally {
    await browser?.close();
    site.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(`bench: ${(error as Error).message}`);
  process.exitCode = 1;
}
