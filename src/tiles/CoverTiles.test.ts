import { expect, test } from 'vitest';
import { createCoverDesign } from './CoverTiles.tsx';

test('equal seeds draw equal covers, and 40 seeds draw 12 covers', () => {
  const [first, ...others] = Array.from({ length: 40 }, (_, i) => createCoverDesign(`${i}`));
  expect(createCoverDesign('0')).toEqual(first);
  expect(new Set([first, ...others].map((design) => JSON.stringify(design))).size).toBe(12);
});

test('the frame and the field of a cover have different motifs', () => {
  const { frame, field } = createCoverDesign('ai-llm-developments');
  expect(frame).not.toBe(field);
});
