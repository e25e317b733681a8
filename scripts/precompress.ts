/**
 * Writes `.br` and `.gz` files beside the compressible files of the build: part of
 * `npm run build`. The production server (`scripts/serve.ts`) and most static hosts send them as
 * they are, so no visitor waits for compression. Images and fonts are compressed already.
 *
 * Running it again gives the same files: neither format records a time or a name.
 */
import { realpathSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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

/** Compresses every suitable file below `dir`, in parallel. Throws the file system's errors. */
export async function precompress(dir: string): Promise<Summary> {
  const names = await readdir(dir, { recursive: true });
  const paths = names.filter((name) => COMPRESSIBLE.test(extname(name))).map((n) => join(dir, n));
  const isFile = await Promise.all(paths.map(async (path) => (await stat(path)).isFile()));
  const results = await Promise.all(paths.filter((_, index) => isFile[index]).map(compressFile));
  return results.reduce(
    (sum, one) => ({
      files: sum.files + one.files,
      originalSize: sum.originalSize + one.originalSize,
      brotliSize: sum.brotliSize + one.brotliSize,
    }),
    { files: 0, originalSize: 0, brotliSize: 0 },
  );
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
