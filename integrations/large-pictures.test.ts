import type { Metadata } from 'sharp';
import { expect, test } from 'vitest';
import { inTurn, maxPixels } from './large-pictures.ts';

const picture = (format: string, width: number, isProgressive = false) =>
  ({ format, width, height: 10_000, isProgressive }) as Metadata;

test.each([
  ['jpeg', false, 250],
  ['jpeg', true, 83],
  ['webp', false, 83],
  ['heif', false, 27],
])('a picture in %s (progressive: %s) may have %i million pixels', (format, progressive, most) => {
  expect(Math.floor(maxPixels(picture(format, 1, progressive)) / 1e6)).toBe(most);
});

test.each([
  ['large', 10_000, 1],
  ['small', 1_000, 3],
])('of three %s pictures (%i px wide), %i are decoded at a time', async (_, width, most) => {
  let running = 0;
  const decode = async () => {
    const now = ++running;
    await new Promise(setImmediate);
    running--;
    return now;
  };
  const all = [1, 2, 3].map(() => inTurn(picture('jpeg', width), decode));
  expect(Math.max(...(await Promise.all(all)))).toBe(most);
});
