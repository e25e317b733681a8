import { expect, test } from 'vitest';
import { coverDesign } from './CoverTiles.tsx';

test('the same seed always draws the same cover, and 40 seeds draw 12 covers', () => {
  const [first, ...others] = Array.from({ length: 40 }, (_, i) => coverDesign(`${i}`));
  expect(coverDesign('0')).toEqual(first);
  expect(new Set([first, ...others].map((design) => JSON.stringify(design))).size).toBe(12);
});

test('a cover has two motifs', () => {
  const { frame, field } = coverDesign('ai-llm-developments');
  expect(frame).not.toBe(field);
});
