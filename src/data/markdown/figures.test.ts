import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeSize } from './figures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

beforeAll(async () => {
  writeFileSync(
    join(folder, 'my chart.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 40"/>',
  );
  writeFileSync(join(folder, 'no size.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } });
  // This photograph is stored sideways with an orientation, as phones store them.
  await photo.withMetadata({ orientation: 6 }).toFile(join(folder, 'photo.jpg'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['my chart.svg', {}, [70, 40]],
  ['photo.jpg', {}, [40, 60]],
  ['photo.jpg', { width: '20' }, ['20', 30]],
  ['photo.jpg', { height: 30 }, [20, 30]],
  ['photo.jpg', { width: 5, height: 5 }, [5, 5]],
  ['photo.jpg', { width: '50%' }, ['50%', undefined]],
  ['none.png', {}, [undefined, undefined]],
  ['no size.svg', {}, [undefined, undefined]],
])('the size of %s, given %j', async (file, written, expected) => {
  const { width, height } = await completeSize(join(folder, file), written);
  expect([width, height]).toEqual(expected);
});
