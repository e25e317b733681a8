/**
 * Builds the site with many articles: `npm run bench:scale -- 1000`.
 *
 * A copy of the working tree in a temporary folder gets N generated articles with covers and is built
 * twice, the second time with what the first left in the caches. Prints seconds, articles a second, peak
 * memory, and the bytes (brotli) of home, /blog and an article, to compare with another N.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { writeArticles } from './bench/generated-articles.ts';
import { createScratchCopy } from './scratch-copy.ts';
import { textTable } from './text-table.ts';

interface Build {
  seconds: number;
  /** Resident memory at its highest, in MiB. */
  peak: number;
}

const REPORTER = pathToFileURL(join(import.meta.dirname, 'bench/report-peak-memory.ts')).href;

async function build(folder: string): Promise<Build> {
  const peakFile = join(folder, 'peak-memory');
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', REPORTER, join(folder, 'node_modules/astro/bin/astro.mjs'), 'build'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PEAK_MEMORY_FILE: peakFile },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
    });
  }
  const ticker = setInterval(() => {
    const seconds = Math.round((performance.now() - start) / 1000);
    process.stderr.write(`building for ${seconds} s\n`);
  }, 15_000);
  const [code] = await once(child, 'exit');
  clearInterval(ticker);
  if (code !== 0) throw new Error(`the build failed:\n${output}`);
  return {
    seconds: (performance.now() - start) / 1000,
    peak: Number(readFileSync(peakFile, 'utf8')) / 1024,
  };
}

function size(folder: string, file: string): string {
  return brotliCompressSync(readFileSync(join(folder, 'dist', file))).length.toLocaleString('en');
}

function countFiles(folder: string): number {
  return readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, 'dist', name)).isFile(),
  ).length;
}

function readCount(argument: string | undefined): number {
  if (!argument || !/^\d{1,6}$/.test(argument))
    throw new Error('say how many articles: npm run bench:scale -- 1000');
  return Number(argument);
}

try {
  const count = readCount(process.argv[2]);
  const site = createScratchCopy(join(import.meta.dirname, '..'));
  process.once('SIGINT', () => {
    site.remove();
    process.exit(130);
  });
  try {
    const [id = 'ai-llm-developments'] = writeArticles(site.root, count);
    const first = await build(site.root);
    const again = await build(site.root);
    const rate = (seconds: number) => (count / seconds).toFixed(1);
    const rows = [
      [`${count.toLocaleString('en')} articles`, 'first build', 'built again'],
      ['seconds', first.seconds.toFixed(1), again.seconds.toFixed(1)],
      ['articles a second', rate(first.seconds), rate(again.seconds)],
      ['peak memory, MiB', first.peak.toFixed(0), again.peak.toFixed(0)],
      ['files', countFiles(site.root).toLocaleString('en'), ''],
      ['home, bytes', size(site.root, 'index.html'), ''],
      ['/blog, bytes', size(site.root, 'blog.html'), ''],
      ['an article, bytes', size(site.root, `blog/${id}.html`), ''],
    ];
    console.log(textTable(rows));
  } finally {
    site.remove();
  }
} catch (error) {
  console.error(`bench:scale: ${(error as Error).message}`);
  process.exitCode = 1;
}
