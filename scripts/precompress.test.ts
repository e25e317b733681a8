import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BuildCache } from '#tiles/build-cache.ts';
import { precompress, summaryLine } from './precompress.ts';

const NODE = join(import.meta.dirname, '../node_modules/node/bin/node');
const TEXT = 'The same words again and again. '.repeat(100);

let folder: string;
let dist: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'));
  dist = join(folder, 'dist');
  mkdirSync(join(dist, 'blog'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

const filesOfDist = () => readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort();

test('writes copies that decompress to the original, in every folder', async () => {
  writeFileSync(join(dist, 'blog/x.html'), TEXT);
  const summary = await precompress(dist);
  const copy = readFileSync(join(dist, 'blog/x.html.br'));
  expect(brotliDecompressSync(copy).toString()).toBe(TEXT);
  expect(gunzipSync(readFileSync(join(dist, 'blog/x.html.gz'))).toString()).toBe(TEXT);
  expect(summary).toEqual({ files: 1, originalSize: TEXT.length, brotliSize: copy.length });
});

test('leaves images, fonts, small files and folders alone', async () => {
  for (const name of ['photo.webp', 'face.woff2', 'paper.pdf']) {
    writeFileSync(join(dist, name), TEXT);
  }
  writeFileSync(join(dist, 'small.txt'), 'a'.repeat(255));
  mkdirSync(join(dist, 'folder.js'));
  const before = filesOfDist();
  expect(await precompress(dist)).toEqual({ files: 0, originalSize: 0, brotliSize: 0 });
  expect(filesOfDist()).toEqual(before);
});

test('leaves none of many files out', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `${index}.txt`);
  for (const name of names) writeFileSync(join(dist, name), TEXT + name);
  expect(await precompress(dist)).toMatchObject({ files: names.length });
  for (const name of names) {
    const copy = readFileSync(join(dist, `${name}.br`));
    expect(brotliDecompressSync(copy).toString()).toBe(TEXT + name);
  }
});

test('a second run changes nothing', async () => {
  writeFileSync(join(dist, 'a.css'), TEXT);
  const first = await precompress(dist);
  const gzip = readFileSync(join(dist, 'a.css.gz'));
  expect(await precompress(dist)).toEqual(first);
  expect(readFileSync(join(dist, 'a.css.gz'))).toEqual(gzip);
  expect(filesOfDist()).toEqual(['a.css', 'a.css.br', 'a.css.gz', 'blog']);
});

test('with a cache, what has not changed is not compressed again, and what has is', async () => {
  const cacheFolder = join(folder, 'cache');
  writeFileSync(join(dist, 'same.css'), TEXT);
  writeFileSync(join(dist, 'other.css'), `${TEXT}old`);
  await precompress(dist, new BuildCache(cacheFolder));
  // A mark in every cached file shows which copies came from the cache.
  for (const name of readdirSync(cacheFolder)) writeFileSync(join(cacheFolder, name), 'from cache');
  writeFileSync(join(dist, 'other.css'), `${TEXT}new`);
  await precompress(dist, new BuildCache(cacheFolder));
  expect(readFileSync(join(dist, 'same.css.br'), 'utf8')).toBe('from cache');
  expect(readFileSync(join(dist, 'same.css.gz'), 'utf8')).toBe('from cache');
  const copy = readFileSync(join(dist, 'other.css.br'));
  expect(brotliDecompressSync(copy).toString()).toBe(`${TEXT}new`);
  expect(readdirSync(cacheFolder), 'the old copies of other.css are gone').toHaveLength(4);
});

test('removes the copies of a file that has become too small', async () => {
  writeFileSync(join(dist, 'a.css'), TEXT);
  await precompress(dist);
  writeFileSync(join(dist, 'a.css'), 'a{}');
  await precompress(dist);
  expect(filesOfDist()).toEqual(['a.css', 'blog']);
});

test('sums up in one line', () => {
  expect(summaryLine({ files: 12, originalSize: 245_760, brotliSize: 52_224 })).toBe(
    'compressed 12 files, 240 KB → 51 KB (br)',
  );
});

test('as a program: one line, or one clear error without a build', () => {
  const run = () =>
    spawnSync(NODE, [join(import.meta.dirname, 'precompress.ts')], {
      cwd: folder,
      encoding: 'utf8',
    });
  writeFileSync(join(dist, 'a.css'), TEXT);
  expect(run()).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/^.+\n$/) });
  rmSync(dist, { recursive: true });
  expect(run()).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'dist/ is missing: run `npm run build` first\n',
  });
});
