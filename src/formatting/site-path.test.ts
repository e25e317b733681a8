import { expect, test } from 'vitest';
import { toAbsoluteUrl, toSitePath } from './site-path.ts';

test.each(['/', '/#blog', '/blog', '/covers/a.svg'])(
  'without a base path, %s stays as it is',
  (path) => {
    expect(toSitePath(path, '/')).toBe(path);
  },
);

test.each([
  ['/', '/site/'],
  ['/#blog', '/site/#blog'],
  ['/blog', '/site/blog'],
])('with the base path /site or /site/, %s becomes %s', (path, expected) => {
  expect(toSitePath(path, '/site')).toBe(expected);
  expect(toSitePath(path, '/site/')).toBe(expected);
});

test.each(['#', '#site-main', 'https://example.com/blog', 'mailto:a@example.com'])(
  'a base path does not change %s',
  (expected) => {
    expect(toSitePath(expected, '/site')).toBe(expected);
  },
);

test.each([
  ['/', 'https://example.com', 'https://example.com/'],
  ['/blog', 'https://example.com/', 'https://example.com/blog'],
  ['/', 'https://example.com/site', 'https://example.com/site/'],
  ['/#services', 'https://example.com/site/', 'https://example.com/site/#services'],
])('the path %s on %s is %s as an absolute URL', (path, siteUrl, expected) => {
  expect(toAbsoluteUrl(path, siteUrl)).toBe(expected);
});
