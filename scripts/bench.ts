/**
 * Measures the built site: `npm run bench`, on a quiet machine.
 *
 *     npm run bench -- [--runs 3] [--page /blog …] [--network 4g] [--only paint]
 *         paint: first paints beside a blank page, on a clock that really runs
 *         lighthouse: the same visits simulated, with scores
 *         controls: answers to controls
 *
 * Lighthouse runs through npx. Compare figures only within one run.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureControls } from './bench/controls.ts';
import { median } from './bench/median.ts';
import { measurePaint, type NETWORKS } from './bench/paint.ts';
import { ensureBrowser } from './browser.ts';

const PORT = '4398';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    page: { type: 'string', multiple: true },
    network: { type: 'string', default: 'slow' },
    only: { type: 'string' },
  },
});

/** The path of every built page except the not-found pages. */
function builtPaths(): string[] {
  const files = globSync('**/*.html', { cwd: 'dist', exclude: ['**/404.html'] }).toSorted();
  return files.map((name) => `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`);
}

function lighthouse(url: string): Report {
  const args = ['--yes', 'lighthouse@13', url, '--quiet', '--output=json'];
  const output = execFileSync('npx', [...args, '--chrome-flags=--headless --no-sandbox'], {
    env: { ...process.env, CHROME_PATH: ensureBrowser() },
    maxBuffer: 1e8,
    encoding: 'utf8',
  });
  return JSON.parse(output) as Report;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** The medians of the runs: scores from 0 to 1, times in ms. */
function scorePage(site: string, path: string, runs: number): Record<string, string | number> {
  const reports = Array.from({ length: runs }, () => lighthouse(site + path));
  const middle = (read: (report: Report) => number | null | undefined) =>
    Number(median(reports.map((report) => read(report) ?? Number.NaN)).toFixed(2));
  const time = (id: string) => middle(({ audits }) => audits[id]?.numericValue);
  const scores = CATEGORIES.map((id) => [id, middle((one) => one.categories[id]?.score)]);
  const times = Object.entries(TIMES).map(([name, id]) => [name, time(id)]);
  return { path, ...Object.fromEntries([...scores, ...times]) };
}

async function measureSite(runs: number): Promise<void> {
  const server = spawn(process.execPath, ['scripts/serve.ts', '--port', PORT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    // It prints its address once it listens, and exits if there is no build.
    const [line] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
    const site = /http\S+[^/\s]/.exec(String(line))?.[0];
    if (!site) return;
    const paths = options.page ?? builtPaths();
    const wants = (part: string) => (options.only ?? part) === part;
    if (wants('paint')) {
      console.log('Empty cache, CPU four times slower, in ms');
      const network = options.network as keyof typeof NETWORKS;
      console.table(await measurePaint(site, paths, runs, network));
    }
    if (wants('lighthouse')) console.table(paths.map((path) => scorePage(site, path, runs)));
    if (!wants('controls')) return;
    const article = builtPaths().find((path) => /^\/blog\/[^/]+$/.test(path)) ?? '/blog';
    const answers = await measureControls(site, article, runs);
    console.log('Answers to controls, CPU six times slower, in ms');
    console.table(answers.toSorted((a, b) => b.duration - a.duration));
  } finally {
    server.kill();
  }
}

await measureSite(Number(options.runs));
