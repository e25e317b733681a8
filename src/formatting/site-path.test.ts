import { expect, test } from 'vitest';
import { absoluteUrl, sitePath } from './site-path.ts';

test.each(['/', '/#blog', '/blog', '/covers/a.svg'])(
  '%s stays as it is at the root of a host',
  (path) => {
    expect(sitePath(path, '/')).toBe(path);
  },
);

test.each([
  ['/', '/site/'],
  ['/#blog', '/site/#blog'],
  ['/blog', '/site/blog'],
])('%s is %s in a folder, with or without a trailing slash', (path, address) => {
  expect(sitePath(path, '/site')).toBe(address);
  expect(sitePath(path, '/site/')).toBe(address);
});

test.each(['#', '#main', 'https://example.com/blog', 'mailto:a@example.com'])(
  '%s is left alone',
  (address) => {
    expect(sitePath(address, '/site')).toBe(address);
  },
);

test.each([
  ['/', 'https://example.com', 'https://example.com/'],
  ['/blog', 'https://example.com/', 'https://example.com/blog'],
  ['/', 'https://example.com/site', 'https://example.com/site/'],
  ['/#services', 'https://example.com/site/', 'https://example.com/site/#services'],
])('the path %s of %s is %s as an absolute URL', (path, siteUrl, address) => {
  expect(absoluteUrl(path, siteUrl)).toBe(address);
});
