import { expect, test } from 'vitest';
import { opaquePixels, overlaid, transparentPixels } from './layers.ts';

const box = (x: number, fill: string) => `<rect x="${x}" width="2" height="2" fill="${fill}"/>`;

/** The colour of a pixel, from 0 to 255 each. */
function colorAt({ data, width }: { data: Uint8Array; width: number }, x: number, y: number) {
  const start = (y * width + x) * 3;
  return [...data.slice(start, start + 3)];
}

test('a layer covers, tints or leaves what lies below it, and nothing beside it', async () => {
  const ground = await opaquePixels('<rect width="8" height="4" fill="#0000ff"/>', 8, 4);
  const words = box(0, '#ff0000') + box(2, 'rgb(255 255 255 / 50%)');
  const picture = overlaid(ground, await transparentPixels(words, 6, 4));
  expect(picture).toMatchObject({ width: 8, height: 4 });
  expect(colorAt(picture, 1, 1)).toEqual([255, 0, 0]);
  const [red = 0, green = 0, blue] = colorAt(picture, 3, 1);
  expect(blue).toBe(255);
  for (const half of [red, green]) expect(Math.abs(half - 127.5)).toBeLessThan(2);
  for (const [x, y] of [
    [5, 1],
    [1, 2],
    [7, 3],
  ] as const)
    expect(colorAt(picture, x, y)).toEqual([0, 0, 255]);
});

test('the ground stays as it is, for the next picture', async () => {
  const ground = await opaquePixels(box(0, '#0000ff'), 2, 2);
  overlaid(ground, await transparentPixels(box(0, '#ff0000'), 2, 2));
  expect(colorAt(ground, 0, 0)).toEqual([0, 0, 255]);
});
