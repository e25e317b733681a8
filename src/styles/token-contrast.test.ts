import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourPairs, headerPairs } from './token-contrast.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

test.each([...colourPairs(tokens), ...headerPairs(tokens)])(
  '$color on $ground is at least $least:1 in the $scheme scheme',
  ({ ratio, least }) => {
    expect(ratio).toBeGreaterThanOrEqual(least);
  },
);

test('a color that is missing is named', () => {
  expect(() => colourPairs('--color-text: #000000;')).toThrow('--color-paper');
});
