import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listWhole, removeDamaged } from './picture-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const [cache, published] = [join(folder, 'cache'), join(folder, 'published')];

afterAll(() => rmSync(folder, { recursive: true }));

/** Imitates a build: makes what the cache lacks, with one file cut off by a full disk. Returns the names it had. */
function build(names: readonly string[], cutOff?: string): string[] {
  removeDamaged(cache);
  const reused = names.filter((name) => existsSync(join(cache, name)));
  rmSync(published, { recursive: true, force: true });
  for (const name of [cache, published]) mkdirSync(name, { recursive: true });
  for (const name of names) writeFileSync(join(published, name), `whole ${name}`);
  for (const name of names.filter((name) => !reused.includes(name)))
    writeFileSync(join(cache, name), name === cutOff ? 'wh' : `whole ${name}`);
  listWhole(cache, published);
  return reused;
}

test('a version that is damaged in the cache is made again, and whole ones are used', () => {
  expect(build(['a.avif', 'b.avif', 'c.webp'], 'b.avif')).toEqual([]);
  expect(build(['a.avif', 'b.avif'])).toEqual(['a.avif']);
  writeFileSync(join(cache, 'a.avif'), '');
  // A build that was stopped left this one.
  writeFileSync(join(cache, 'd.avif'), 'wh');
  expect(build(['a.avif', 'b.avif', 'c.webp', 'd.avif'])).toEqual(['b.avif', 'c.webp']);
  writeFileSync(join(cache, 'whole.json'), '{');
  expect(build(['a.avif'])).toEqual([]);
  expect(readdirSync(cache).toSorted()).toEqual(['a.avif', 'whole.json']);
});
