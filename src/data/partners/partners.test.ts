import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isSilhouette } from './partners.ts';

const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="20" height="8">${inside}</svg>`);
const disc = drawing('<circle cx="4" cy="4" r="3"/>');
const block = drawing('<path fill="#fff" d="M0 0h20v8H0z"/><circle cx="4" cy="4" r="3"/>');

test.each([
  ['a drawing is a shape', disc, true],
  ['a drawing without a size is not', Buffer.from('<svg><path d="M0 0z"/></svg>'), false],
  ['a PNG is a shape', sharp(disc).png().toBuffer(), true],
  ['a WebP is a shape', sharp(disc).webp().toBuffer(), true],
  ['a drawing on a background is not', block, false],
  ['a PNG on a background is not', sharp(block).png().toBuffer(), false],
  ['an opaque PNG is not', sharp(block).removeAlpha().png().toBuffer(), false],
  ['a JPG is not', sharp(disc).jpeg().toBuffer(), false],
])('whether a logo is a recognizable shape: %s', async (_, logo, expected) => {
  expect(await isSilhouette(await logo)).toBe(expected);
});
