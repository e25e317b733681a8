import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import pictureService, {
  decodeInTurn,
  getMaxPixels,
  listWholeFiles,
  removeDamagedFiles,
} from './pictures.ts';

test('a version that cannot be written throws, and is not replaced by the original', async () => {
  const size = { width: 1, height: 20_000 };
  const original = await sharp({ create: { ...size, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const options = { src: 'a.png', format: 'webp', ...size } as const;
  const logger = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
  const config = { service: { config: {} } } as never;
  await expect(
    pictureService.transform(original, options, config, logger as never),
  ).rejects.toThrow('converted to webp at 1 × 20000 px');
});

const picture = (format: string, width: number, isProgressive = false) =>
  ({ format, width, height: 10_000, isProgressive }) as Metadata;

test.each([
  ['jpeg', false, 250],
  ['jpeg', true, 83],
  ['webp', false, 83],
  ['heif', false, 27],
])('a picture in %s (progressive: %s) may have %i million pixels', (format, progressive, most) => {
  expect(Math.floor(getMaxPixels(picture(format, 1, progressive)) / 1e6)).toBe(most);
});

test.each([
  ['large', 10_000, 1],
  ['small', 1_000, 3],
])('three %s pictures (%i px wide) are decoded %i at a time', async (_, width, most) => {
  let running = 0;
  const decode = async () => {
    const now = ++running;
    await new Promise(setImmediate);
    running--;
    return now;
  };
  const all = [1, 2, 3].map(() => decodeInTurn(picture('jpeg', width), decode));
  expect(Math.max(...(await Promise.all(all)))).toBe(most);
});

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const [cache, published] = [join(folder, 'cache'), join(folder, 'published')];

afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Imitates a build: makes what the cache lacks. A full disk cuts off the file `cutOff`. Returns the names that the cache
 * had.
 */
function build(names: readonly string[], cutOff?: string): string[] {
  removeDamagedFiles(cache);
  const reused = names.filter((name) => existsSync(join(cache, name)));
  rmSync(published, { recursive: true, force: true });
  for (const name of [cache, published]) mkdirSync(name, { recursive: true });
  for (const name of names) writeFileSync(join(published, name), `whole ${name}`);
  for (const name of names.filter((name) => !reused.includes(name)))
    writeFileSync(join(cache, name), name === cutOff ? 'wh' : `whole ${name}`);
  listWholeFiles(cache, published);
  return reused;
}

test('only versions that are damaged in the cache are made again', () => {
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
