import { expect, test } from 'vitest';
import { acceptedEncodings, cacheControl, contentType, isFresh } from './headers.ts';

test.each([
  ['blog/x.html', 'text/html; charset=utf-8'],
  ['a.css', 'text/css; charset=utf-8'],
  ['a.B1.js', 'text/javascript; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['PHOTO.JPG', 'image/jpeg'],
  ['face.woff2', 'font/woff2'],
  ['rss.xml', 'application/rss+xml; charset=utf-8'],
  ['feed.json', 'application/feed+json; charset=utf-8'],
  ['sitemap.xml', 'text/xml; charset=utf-8'],
  ['blog/x.md', 'text/markdown; charset=utf-8'],
  ['.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['.well-known/unknown', 'application/octet-stream'],
])('%s is %s', (file, type) => expect(contentType(file)).toBe(type));

test.each([
  ['_astro/a.B1.js', 'public, max-age=31536000, immutable'],
  ['index.html', 'public, max-age=0, must-revalidate'],
  ['favicon.svg', 'public, max-age=3600'],
  ['blog/_astro/a.js', 'public, max-age=3600'],
])('%s is cached as %s', (file, expected) => expect(cacheControl(file)).toBe(expected));

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0.1, gzip;q=1.0', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br; q=0.0 , *', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['identity', []],
  ['br;q=nonsense', []],
  ['', []],
  [undefined, []],
])('Accept-Encoding %j allows %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['W/"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('If-None-Match %j is fresh: %s', (header, expected) => {
  expect(isFresh(header, 'W/"a"')).toBe(expected);
});
