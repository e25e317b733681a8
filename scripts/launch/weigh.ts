import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Sizes in bytes. */
export interface Weight {
  /** The page whose HTML, with its styles, is the largest; compressed as it travels. */
  heaviestPage: { file: string; size: number };
  /** The largest file of any other kind, as it lies on the disk. */
  heaviestFile: { file: string; size: number };
  pages: number;
}

/** Weighs a build that has at least one page and one other file. */
export function weigh(dir: string, files: Iterable<string>): Weight {
  const all = [...files];
  const pages = all.filter((file) => file.endsWith('.html'));
  const others = all.filter((file) => !file.endsWith('.html'));
  const travelling = (file: string) => brotliCompressSync(readFileSync(join(dir, file))).length;
  const lying = (file: string) => statSync(join(dir, file)).size;
  return {
    heaviestPage: heaviest(pages, travelling),
    heaviestFile: heaviest(others, lying),
    pages: pages.length,
  };
}

function heaviest(files: readonly string[], sizeOf: (file: string) => number) {
  return files
    .map((file) => ({ file, size: sizeOf(file) }))
    .reduce((a, b) => (b.size > a.size ? b : a), { file: '', size: 0 });
}
