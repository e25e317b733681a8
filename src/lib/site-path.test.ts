import { expect, test } from 'vitest';
import { absoluteUrl, sitePath } from './site-path';

test.each(['/', '/#blog', '/blog', '/covers/a.svg'])('%s stays at the top of a host', (path) => {
  expect(sitePath(path, '/')).toBe(path);
});

test.each([
  ['/', '/site/'],
  ['/#blog', '/site/#blog'],
  ['/blog', '/site/blog'],
])('%s is %s below a folder, however the folder is written', (path, address) => {
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
  ['/', 'https://a.com', 'https://a.com/'],
  ['/blog', 'https://a.com', 'https://a.com/blog'],
  ['/', 'https://a.com/site', 'https://a.com/site/'],
  ['/#services', 'https://a.com/site', 'https://a.com/site/#services'],
  ['https://b.com/x', 'https://a.com/site', 'https://b.com/x'],
  ['//b.com/x', 'https://a.com/site', '//b.com/x'],
  ['#top', 'https://a.com/site', '#top'],
])('%s at %s is %s', (path, siteUrl, address) => {
  expect(absoluteUrl(path, siteUrl)).toBe(address);
});
