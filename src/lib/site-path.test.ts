import { expect, test } from 'vitest';
import { canonicalPath, sitePath } from './site-path';

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
  ['/', '/', '/'],
  ['/index.html', '/', '/'],
  ['/blog', '/', '/blog'],
  ['/blog.html', '/', '/blog'],
  ['/blog/index.html', '/', '/blog'],
  ['/blog/', '/', '/blog'],
  ['/site', '/site', '/site/'],
  ['/site/', '/site', '/site/'],
  ['/site/index.html', '/site', '/site/'],
  ['/site/blog.html', '/site', '/site/blog'],
])('%s, built for %s, is %s', (builtPath, base, path) => {
  expect(canonicalPath(builtPath, base)).toBe(path);
});
