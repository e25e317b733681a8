import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isUnchanged, readSite } from './site-files.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'site-files-'));
});

afterEach(() => rmSync(dir, { recursive: true }));

const write = (name: string, content = name) => writeFileSync(join(dir, name), content);

test('lists what visitors may see', () => {
  for (const folder of ['blog', '.git', '.well-known']) mkdirSync(join(dir, folder));
  for (const name of ['index.html', 'index.html.br', 'index.html.gz', 'archive.gz']) write(name);
  for (const name of ['blog/404.html', '.git/config', '.well-known/a.txt', '.env']) write(name);
  const { files, notFoundPages } = readSite(dir);
  const expected = ['.well-known/a.txt', 'archive.gz', 'blog/404.html', 'index.html'];
  expect([...files.keys()].sort()).toEqual(expected);
  expect([...notFoundPages.keys()]).toEqual(['blog/404.html']);
});

test('an entity tag depends on the content alone', () => {
  write('index.html', 'a');
  write('b.txt', 'a');
  write('c.txt', 'c');
  const before = readSite(dir).files;
  utimesSync(join(dir, 'index.html'), 1, 1);
  const etag = before.get('index.html')?.etag;
  expect(readSite(dir).files.get('index.html')?.etag).toBe(etag);
  expect(before.get('b.txt')?.etag).toBe(etag);
  expect(before.get('c.txt')?.etag).not.toBe(etag);
});

test('notices that a file was replaced or removed', () => {
  write('index.html');
  const file = readSite(dir).files.get('index.html');
  if (!file) return expect.fail('index.html is not listed');
  expect(isUnchanged(file)).toBe(true);
  write('index.html', 'longer than before');
  expect(isUnchanged(file)).toBe(false);
  rmSync(join(dir, 'index.html'));
  expect(isUnchanged(file)).toBe(false);
});

test('leaves out links: they could lead out of the folder', () => {
  write('index.html');
  symlinkSync(import.meta.dirname, join(dir, 'folder'));
  symlinkSync(join(dir, 'index.html'), join(dir, 'a.html'));
  expect([...readSite(dir).files.keys()]).toEqual(['index.html']);
});

test('says what is missing', () => {
  expect(() => readSite(join(dir, 'none'))).toThrow(/none\/ is missing: run `npm run build`/);
  expect(() => readSite(dir)).toThrow(/index\.html is missing: run `npm run build`/);
  write('index.html');
  expect(() => readSite(join(dir, 'index.html'))).toThrow('not a folder');
});
