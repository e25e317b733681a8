import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuildCache } from './build-cache.ts';

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'build-cache-')), 'new');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

test('makes a file once per source, and gives the same bytes again, in the next build too', async () => {
  const make = vi.fn(async () => new Uint8Array([1, 2, 3]));
  const cache = new BuildCache(folder);
  const first = await cache.get('a', make);
  expect([...(await cache.get('a', make))]).toEqual([...first]);
  expect([...(await new BuildCache(folder).get('a', make))]).toEqual([...first]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('two at once get the whole file, made once', async () => {
  const make = vi.fn(async () => new Uint8Array([1, 2, 3]));
  const cache = new BuildCache(folder);
  const both = await Promise.all([cache.get('a', make), cache.get('a', make)]);
  expect(both.map((file) => [...file])).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('another source is another file', async () => {
  const cache = new BuildCache(folder);
  await cache.get('a', async () => new Uint8Array([1]));
  const other = await cache.get('b', async () => new Uint8Array([2]));
  expect([...other]).toEqual([2]);
});

test('what could not be made is tried again', async () => {
  const cache = new BuildCache(folder);
  const broken = async () => Promise.reject(new Error('no fonts'));
  await expect(cache.get('a', broken)).rejects.toThrow('no fonts');
  const file = await cache.get('a', async () => new Uint8Array([1]));
  expect([...file]).toEqual([1]);
});

test('removes what nobody asked for, files that were left half written too', async () => {
  const make = vi.fn(async () => new Uint8Array([1]));
  const last = new BuildCache(folder);
  await last.get('kept', make);
  await last.get('old', make);
  writeFileSync(join(folder, 'half.unfinished'), '');
  const cache = new BuildCache(folder);
  await cache.get('kept', make);
  await cache.removeUnused();
  expect(readdirSync(folder)).toHaveLength(1);
  await cache.get('kept', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a cache that was never used has nothing to remove', async () => {
  await expect(new BuildCache(folder).removeUnused()).resolves.toBeUndefined();
});
