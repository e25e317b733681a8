import sharp from 'sharp';
import { expect, test } from 'vitest';
import pictureService from './picture-service.ts';

test('if a version cannot be written, an error is thrown, and the original is not used', async () => {
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
