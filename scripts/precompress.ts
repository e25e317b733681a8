/**
 * Writes `.br` and `.gz` files beside the compressible files of the build: part of
 * `npm run build`. The production server (`scripts/serve.ts`) and most static hosts send them as
 * they are, so no visitor waits for compression. Images and fonts are compressed already.
 *
 * Running it again gives the same files: neither format records a time or a name.
 */
import { realpathSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { BuildCache } from '#tiles/build-cache.ts';
import { brotliOptions } from './brotli.ts';

/** What one run did; sizes in bytes, over the files that got a `.br` file. */
export interface Summary {
  files: number;
  originalSize: number;
  brotliSize: number;
}

const COMPRESSIBLE = /^\.(html|css|js|svg|xml|json|txt|md|webmanifest)$/;

/** Bytes. Below this, the response headers outweigh anything compression could save. */
const SMALLEST_WORTHWHILE = 256;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Format {
  ending: string;
  /** What decides the result beside the content: settings, and the version of the program. */
  settings: string;
  compress(content: Buffer): Promise<Buffer>;
}

const GZIP_OPTIONS = { level: 9 };

const BROTLI: Format = {
  ending: '.br',
  settings: JSON.stringify([brotliOptions(0), process.versions.brotli]),
  compress: (content) => brotli(content, brotliOptions(content.length)),
};

const GZIP: Format = {
  ending: '.gz',
  settings: JSON.stringify([GZIP_OPTIONS, process.versions.zlib]),
  compress: (content) => zip(content, GZIP_OPTIONS),
};

/** Writes the compressed copy if it is smaller, else removes an old one. Its size, or undefined. */
async function writeIfSmaller(
  file: string,
  content: Buffer,
  { ending, settings, compress }: Format,
  cache: BuildCache | undefined,
): Promise<number | undefined> {
  const path = `${file}${ending}`;
  const make = () => compress(content);
  const source = Buffer.concat([Buffer.from(`${ending} ${settings}\n`), content]);
  const worthwhile = content.length >= SMALLEST_WORTHWHILE;
  const copy = worthwhile ? await (cache?.get(source, make) ?? make()) : content;
  if (copy.length >= content.length) {
    await rm(path, { force: true });
    return undefined;
  }
  await writeFile(path, copy);
  return copy.length;
}

async function compressFile(path: string, cache: BuildCache | undefined): Promise<Summary> {
  const content = await readFile(path);
  const [brotliSize] = await Promise.all([
    writeIfSmaller(path, content, BROTLI, cache),
    writeIfSmaller(path, content, GZIP, cache),
  ]);
  return brotliSize === undefined
    ? { files: 0, originalSize: 0, brotliSize: 0 }
    : { files: 1, originalSize: content.length, brotliSize };
}

/** Files that are open at a time: more than there are threads to compress them, and never thousands. */
const AT_A_TIME = 16;

/**
 * Compresses every suitable file below `dir`, some at a time. Throws the file system's errors.
 *
 * @param cache where copies of files that have not changed are found again; afterwards it holds this run's only
 */
export async function precompress(dir: string, cache?: BuildCache): Promise<Summary> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const sum: Summary = { files: 0, originalSize: 0, brotliSize: 0 };
  const rest = paths.values();
  const compressRest = async () => {
    for (const path of rest) {
      const one = await compressFile(path, cache);
      sum.files += one.files;
      sum.originalSize += one.originalSize;
      sum.brotliSize += one.brotliSize;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, compressRest));
  await cache?.removeUnused();
  return sum;
}

/** For example "compressed 12 files, 240 KB → 51 KB (br)". One KB is 1,024 bytes. */
export function summaryLine({ files, originalSize, brotliSize }: Summary): string {
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1024).toLocaleString('en')} KB`;
  return `compressed ${files} files, ${kilobytes(originalSize)} → ${kilobytes(brotliSize)} (br)`;
}

function explain(error: NodeJS.ErrnoException, dir: string): string {
  return error.code === 'ENOENT' && error.syscall === 'scandir'
    ? `${dir}/ is missing: run \`npm run build\` first`
    : `could not compress the build: ${error.message}`;
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  const dir = process.argv[2] ?? 'dist';
  try {
    const summary = await precompress(dir, new BuildCache('.cache/compressed'));
    console.log(`${summaryLine(summary)}. Next: npm run serve, or docs/deploying.md`);
  } catch (error) {
    console.error(explain(error as NodeJS.ErrnoException, dir));
    process.exitCode = 1;
  }
}
