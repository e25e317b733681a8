import sharp from 'sharp';
import { expect, test } from 'vitest';
import pictureService from './picture-service.ts';

test('a version that cannot be written is an error, not the original', async () => {
  const size = { width: 1, height: 20_000 };
  const original = await sharp({ create: { ...size, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const options = { src: 'a.png', format: 'webp', ...size } as const;
  const logger = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
  const config = { service: { config: {} } } as never;
  await expect(
    pictureService.transform(original, options, config, logger as never),
  ).rejects.toThrow('No webp of 1 × 20000 px');
});
