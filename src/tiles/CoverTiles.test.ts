import { expect, test } from 'vitest';
import { coverDesign } from './CoverTiles.tsx';

test('the same seed always draws the same cover, and 40 seeds draw 12 covers', () => {
  const [one, ...others] = Array.from({ length: 40 }, (_, i) => coverDesign(`${i}`));
  expect(coverDesign('0')).toEqual(one);
  expect(new Set([one, ...others].map((design) => JSON.stringify(design))).size).toBe(12);
});

test('a cover has two motifs', () => {
  const { frame, field } = coverDesign('ai-llm-developments');
  expect(frame).not.toBe(field);
});
