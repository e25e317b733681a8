import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getVersions, isSilhouette, PRESETS } from './pictures.ts';

const written = ({ width, height }: { width: number; height: number }) => `${width}x${height}`;
const { whole, person, phone } = PRESETS;

test.each([
  ['a photograph', [5000, 3500], whole, '384x269 736x515 1200x840 1600x1120', '1200x840'],
  ['a tall photograph', [3500, 5000], whole, '384x549 736x1051 1200x1714 1600x2286', '1200x1714'],
  ['a small photograph', [800, 600], whole, '384x288 736x552 800x600', '800x600'],
  ['a tiny photograph', [40, 30], whole, '40x30', '40x30'],
  ['a screenshot of a page', [1170, 17000], whole, '384x5579 736x10694 1127x16375', '1127x16375'],
  ['a taller screenshot', [1600, 40000], whole, '384x9600 655x16375', '655x16375'],
  ['a line', [4000, 1], whole, '384x1 736x1 1200x1 1600x1', '1200x1'],
  ['a person', [3500, 5000], person, '96x96 208x208 320x320 544x544', '544x544'],
  ['a small picture of a person', [300, 200], person, '96x96 200x200', '200x200'],
  ['a cover on phones', [5000, 3500], phone, '640x640', '640x640'],
])('the build makes versions of %s, %j', (_, [width = 0, height = 0], shape, made, fallback) => {
  const found = getVersions({ width, height }, shape);
  expect(found.versions.map(written).join(' ')).toBe(made);
  expect(written(found.fallback)).toBe(fallback);
});

const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="20" height="8">${inside}</svg>`);
const disc = drawing('<circle cx="4" cy="4" r="3"/>');
const block = drawing('<path fill="#fff" d="M0 0h20v8H0z"/><circle cx="4" cy="4" r="3"/>');

test.each([
  ['a drawing is', disc, true],
  ['a drawing without a size is not', Buffer.from('<svg><path d="M0 0z"/></svg>'), false],
  ['a PNG is', sharp(disc).png().toBuffer(), true],
  ['a WebP is', sharp(disc).webp().toBuffer(), true],
  ['a drawing on a background is not', block, false],
  ['a PNG on a background is not', sharp(block).png().toBuffer(), false],
  ['an opaque PNG is not', sharp(block).removeAlpha().png().toBuffer(), false],
  ['a JPG is not', sharp(disc).jpeg().toBuffer(), false],
])('%s recognizable by its silhouette', async (_, logo, expected) => {
  expect(await isSilhouette(await logo)).toBe(expected);
});
