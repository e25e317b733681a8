import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isShape } from './partners.ts';

const folder = mkdtempSync(join(tmpdir(), 'logos-'));
const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="8">${inside}<circle cx="4" cy="4" r="3"/></svg>`;

beforeAll(async () => {
  writeFileSync(join(folder, 'a.svg'), drawing(''));
  writeFileSync(join(folder, 'block.svg'), drawing('<path fill="#fff" d="M0 0h20v8H0z"/>'));
  for (const ending of ['png', 'webp', 'avif'])
    await sharp(join(folder, 'a.svg')).toFile(join(folder, `a.${ending}`));
  for (const ending of ['png', 'jpg'])
    await sharp(join(folder, 'block.svg'))
      .removeAlpha()
      .toFile(join(folder, `block.${ending}`));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['/a.svg', true],
  ['/a.png?v=2', true],
  ['/a.webp', true],
  ['/a.avif', true],
  ['/block.svg', false],
  ['/block.png', false],
  ['/block.jpg', false],
  ['https://a.test/b.JPG?v=2', false],
  ['https://a.test/b.png', true],
])('%s has a shape that shows: %s', async (address, expected) => {
  expect(await isShape(address, (path) => folder + path)).toBe(expected);
});
