import { expect, test } from 'vitest';
import { socialMark } from './social-links.ts';

test.each('X YouTube TikTok WhatsApp GitHub Mastodon Bluesky Threads youtube'.split(' '))(
  '%s has its mark from simple-icons',
  (network) => {
    expect(socialMark(network)).toEqual({
      path: expect.stringMatching(/^M[\d\s.,a-z-]+$/i),
      margin: 4,
    });
  },
);

test.each(['Twitter', 'Facebook', 'Instagram', 'LinkedIn'])(
  '%s has a mark of our own',
  (network) => {
    expect(socialMark(network)).toEqual({ path: expect.stringMatching(/^M/), margin: 0 });
  },
);

test.each(['Our forum', '../../sharp', '日本', 'constructor'])('%s has no mark', (network) => {
  expect(socialMark(network)).toBeUndefined();
});
