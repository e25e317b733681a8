import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawElsewhere } from './drawing-desk.ts';
import type { SocialDrawing } from './social-drawing.ts';

const drawing: SocialDrawing = {
  words: { type: 'div', props: { style: { display: 'flex', fontFamily: 'text' }, children: 'a' } },
  wordsWidth: 600,
  backdrop: '<rect width="100%" height="100%" fill="#123456"/>',
};

test('a picture comes back from the other thread, each to the one who asked', async () => {
  const other = { ...drawing, backdrop: drawing.backdrop.replace('#123456', '#fedcba') };
  const pictures = await Promise.all([drawElsewhere(drawing), drawElsewhere(other)]);
  const corners = await Promise.all(
    pictures.map(async (picture) => {
      const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 });
      return [...data.subarray(-3)];
    }),
  );
  expect(corners).toEqual([
    [0x12, 0x34, 0x56],
    [0xfe, 0xdc, 0xba],
  ]);
});

test('what goes wrong there is thrown here, and the next picture is drawn', async () => {
  const unreadable = { ...drawing, backdrop: '<rect' };
  await expect(drawElsewhere(unreadable)).rejects.toThrow();
  expect((await drawElsewhere(drawing)).length).toBeGreaterThan(0);
});
