import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedPicture } from './picture-cache';

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'new');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

test('draws once per source, and gives the same bytes again', async () => {
  const draw = vi.fn(async () => new Uint8Array([1, 2, 3]));
  const first = await cachedPicture('a', draw, folder);
  const second = await cachedPicture('a', draw, folder);
  expect([...second]).toEqual([...first]);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('two at once get the whole picture, drawn once', async () => {
  const draw = vi.fn(async () => new Uint8Array([1, 2, 3]));
  const both = await Promise.all([
    cachedPicture('a', draw, folder),
    cachedPicture('a', draw, folder),
  ]);
  expect(both.map((picture) => [...picture])).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('another source is another picture', async () => {
  await cachedPicture('a', async () => new Uint8Array([1]), folder);
  const other = await cachedPicture('b', async () => new Uint8Array([2]), folder);
  expect([...other]).toEqual([2]);
});

test('what could not be drawn is tried again', async () => {
  const broken = async () => Promise.reject(new Error('no fonts'));
  await expect(cachedPicture('a', broken, folder)).rejects.toThrow('no fonts');
  const picture = await cachedPicture('a', async () => new Uint8Array([1]), folder);
  expect([...picture]).toEqual([1]);
});
