import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorPairs, headerPair } from './token-contrast.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

test.each([...colorPairs(tokens), headerPair(tokens)])(
  '$color on $ground is at least $required:1 in the $scheme scheme',
  ({ ratio, required }) => {
    expect(ratio).toBeGreaterThanOrEqual(required);
  },
);

test('a missing color is named', () => {
  expect(() => colorPairs('--color-text: #000000;')).toThrow('--color-paper');
});
