import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourPairs, headerPairs } from './token-contrast.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

test.each(colourPairs(tokens))(
  '$color on $ground is at least $least:1 in the $scheme scheme',
  ({ ratio, least }) => {
    expect(ratio).toBeGreaterThanOrEqual(least);
  },
);

test.each(headerPairs(tokens))(
  'header text keeps $least:1 on the translucent header: $ground',
  ({ ratio, least }) => {
    expect(ratio).toBeGreaterThanOrEqual(least);
  },
);
