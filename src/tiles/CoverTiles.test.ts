import { expect, test } from 'vitest';
import { coverDesign } from './CoverTiles.tsx';

test('equal seeds draw equal covers, and 40 seeds draw 12 covers', () => {
  const [first, ...others] = Array.from({ length: 40 }, (_, i) => coverDesign(`${i}`));
  expect(coverDesign('0')).toEqual(first);
  expect(new Set([first, ...others].map((design) => JSON.stringify(design))).size).toBe(12);
});

test('the frame and the field of a cover have different motifs', () => {
  const { frame, field } = coverDesign('ai-llm-developments');
  expect(frame).not.toBe(field);
});
