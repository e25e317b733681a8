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

const toBrotli = (content: Buffer): Promise<Buffer> =>
  brotli(content, brotliOptions(content.length));

const toGzip = (content: Buffer): Promise<Buffer> => zip(content, { level: 9 });

/** Writes the compressed copy if it is smaller, else removes an old one. Its size, or undefined. */
async function writeIfSmaller(
  path: string,
  content: Buffer,
  compress: (content: Buffer) => Promise<Buffer>,
): Promise<number | undefined> {
  const compressed = content.length < SMALLEST_WORTHWHILE ? content : await compress(content);
  if (compressed.length >= content.length) {
    await rm(path, { force: true });
    return undefined;
  }
  await writeFile(path, compressed);
  return compressed.length;
}

async function compressFile(path: string): Promise<Summary> {
  const content = await readFile(path);
  const [brotliSize] = await Promise.all([
    writeIfSmaller(`${path}.br`, content, toBrotli),
    writeIfSmaller(`${path}.gz`, content, toGzip),
  ]);
  return brotliSize === undefined
    ? { files: 0, originalSize: 0, brotliSize: 0 }
    : { files: 1, originalSize: content.length, brotliSize };
}

/** Files that are open at a time: more than there are threads to compress them, and never thousands. */
const AT_A_TIME = 16;

/** Compresses every suitable file below `dir`, some at a time. Throws the file system's errors. */
export async function precompress(dir: string): Promise<Summary> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const sum: Summary = { files: 0, originalSize: 0, brotliSize: 0 };
  const rest = paths.values();
  const compressRest = async () => {
    for (const path of rest) {
      const one = await compressFile(path);
      sum.files += one.files;
      sum.originalSize += one.originalSize;
      sum.brotliSize += one.brotliSize;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, compressRest));
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
    console.log(
      `${summaryLine(await precompress(dir))}. Next: npm run serve, or docs/deploying.md`,
    );
  } catch (error) {
    console.error(explain(error as NodeJS.ErrnoException, dir));
    process.exitCode = 1;
  }
}
