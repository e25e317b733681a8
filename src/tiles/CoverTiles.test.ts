import { expect, test } from 'vitest';
import { createCoverDesign } from './CoverTiles.tsx';

test('equal seeds draw equal covers', () => {
  expect(createCoverDesign('0')).toEqual(createCoverDesign('0'));
});

test('40 seeds draw 12 different covers', () => {
  const designs = Array.from({ length: 40 }, (_, i) => JSON.stringify(createCoverDesign(`${i}`)));
  expect(new Set(designs).size).toBe(12);
});

test('the frame and the field of a cover have different motifs', () => {
  const { frame, field } = createCoverDesign('ai-llm-developments');
  expect(frame).not.toBe(field);
});
