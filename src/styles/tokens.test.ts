import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourPairs, headerPairs } from '@/lib/token-contrast';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

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
