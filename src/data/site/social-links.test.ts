import { expect, test } from 'vitest';
import { getMark } from './social-links.ts';

test.each('X YouTube TikTok WhatsApp GitHub Mastodon Bluesky Threads youtube'.split(' '))(
  '%s has its mark from simple-icons',
  (network) => {
    expect(getMark(network)).toEqual({
      path: expect.stringMatching(/^M[\d\s.,a-z-]+$/i),
      viewBox: '-4 -4 32 32',
    });
  },
);

test.each(['Twitter', 'Facebook', 'Instagram', 'LinkedIn'])(
  '%s has a mark of our own',
  (network) => {
    expect(getMark(network)).toEqual({ path: expect.stringMatching(/^M/), viewBox: '0 0 24 24' });
  },
);

test.each(['Our forum', '../../sharp', '日本', 'constructor'])('%s has no mark', (network) => {
  expect(getMark(network)).toBeUndefined();
});
