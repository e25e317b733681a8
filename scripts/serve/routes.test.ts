import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideRoute, isPublic, MAX_TARGET_LENGTH, type Route } from './routes.ts';

const FILES = new Set([
  'index.html',
  'testimonials.html',
  'blog.html',
  'blog/x.html',
  'blog/feed.xml',
  'blog/404.html',
  'demo/index.html',
  'tea & cake?.html',
  '404.html',
  'favicon.svg',
  '_astro/a.B1.js',
  '.well-known/security.txt',
]);

const get = (target: string, method = 'GET'): Route => decideRoute(method, target, FILES);

test.each([
  ['/', 'index.html'],
  ['/?utm=1', 'index.html'],
  ['/testimonials', 'testimonials.html'],
  ['/testimonials?a=/b/../c', 'testimonials.html'],
  ['/test%69monials', 'testimonials.html'],
  ['/blog', 'blog.html'],
  ['/blog/x', 'blog/x.html'],
  ['/blog/feed.xml', 'blog/feed.xml'],
  ['/demo', 'demo/index.html'],
  ['/favicon.svg', 'favicon.svg'],
  ['/_astro/a.B1.js', '_astro/a.B1.js'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
  ['http://localhost:4321/blog', 'blog.html'],
])('%s serves %s', (target, file) => {
  expect(get(target)).toEqual({ kind: 'file', file });
  expect(get(target, 'HEAD')).toEqual({ kind: 'file', file });
});

test.each([
  ['/testimonials/', '/testimonials'],
  ['/testimonials/?a=1&b=%20', '/testimonials?a=1&b=%20'],
  ['/testimonials.html', '/testimonials'],
  ['/testimonials.html?q', '/testimonials?q'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['//', '/'],
  ['/blog/', '/blog'],
  ['/blog/x.html', '/blog/x'],
  ['/demo/', '/demo'],
  ['/demo/index.html', '/demo'],
  ['/tea%20%26%20cake%3F/', '/tea%20%26%20cake%3F'],
  ['http://evil.com/blog/', '/blog'],
])('%s redirects to %s', (target, location) => {
  expect(get(target)).toEqual({ kind: 'redirect', location });
});

test.each([
  ['/nothing', '404.html'],
  ['/nothing/', '404.html'],
  ['/nothing.html', '404.html'],
  ['/404', '404.html'],
  ['/404.html', '404.html'],
  ['/favicon.svg/', '404.html'],
  ['/Testimonials', '404.html'],
  ['/blogs', '404.html'],
  ['/blog/nothing', 'blog/404.html'],
  ['/blog/nothing/', 'blog/404.html'],
  ['/blog/page/99', '404.html'],
  ['/blog/a/b/c/', '404.html'],
  ['/blog/404', 'blog/404.html'],
  ['/blog/404/', 'blog/404.html'],
  ['/blog//x', '404.html'],
  ['/blog%2Fx', '404.html'],
  ['/blog%5Cx', '404.html'],
  ['//evil.com/', '404.html'],
  ['//testimonials/', '404.html'],
  ['/\\evil.com/', '404.html'],
  ['/%2F/evil.com/', '404.html'],
  ['/../package.json', '404.html'],
  ['/%2e%2e/package.json', '404.html'],
  ['/%252e%252e/package.json', '404.html'],
  ['/./testimonials', '404.html'],
])('%s is not found and gets %s', (target, page) => {
  expect(get(target)).toEqual({ kind: 'not-found', page });
});

test('without any 404.html there is no page to show', () => {
  expect(decideRoute('GET', '/x', new Set(['index.html']))).toEqual({
    kind: 'not-found',
    page: undefined,
  });
});

test.each(['/%', '/%zz', '/%ff', '/a%00b', '/a\0b', '/caf\u00e9', 'testimonials', '*', '', '?a'])(
  'refuses %j as malformed',
  (target) => expect(get(target)).toEqual({ kind: 'refused', status: 400 }),
);

test('refuses other methods', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', '']) {
    expect(get('/', method)).toEqual({ kind: 'refused', status: 405 });
  }
});

test('takes targets up to the limit', () => {
  const longest = `/?${'a'.repeat(MAX_TARGET_LENGTH - 2)}`;
  expect(get(longest)).toEqual({ kind: 'file', file: 'index.html' });
  expect(get(`${longest}a`)).toEqual({ kind: 'refused', status: 414 });
});

test('whatever is asked, only known files are served and redirects stay on this site', () => {
  const piece = fc.constantFrom(
    ...['/', '//', '\\', '..', '%2e', '%2f', '%5c', '%00', '?', '#', '@', ':', 'evil.com', '.html'],
    ...['blog', 'x', 'index', 'testimonials', '404', 'http://', '\t', '%'],
  );
  const target = fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 });
  fc.assert(
    fc.property(target, (pieces) => {
      const route = get(`/${pieces.join('')}`);
      if (route.kind === 'file') expect(FILES).toContain(route.file);
      if (route.kind !== 'redirect') return;
      expect(new URL(route.location, 'http://site.test').origin).toBe('http://site.test');
      const path = route.location.split('?', 1)[0] ?? '';
      expect(get(path).kind).toBe('file');
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['index.html', true],
  ['.well-known/security.txt', true],
  ['.env', false],
  ['blog/.hidden', false],
  ['.git/config', false],
  ['.well-known/.hidden', false],
  ['blog/.well-known/x', false],
])('%s: public %s', (file, expected) => expect(isPublic(file)).toBe(expected));

test.each([
  ['/site/', 'index.html'],
  ['/site/blog/x?utm=1', 'blog/x.html'],
  ['http://localhost:4321/site/favicon.svg', 'favicon.svg'],
])('in the folder /site, %s serves %s', (target, file) => {
  expect(decideRoute('GET', target, FILES, '/site')).toEqual({ kind: 'file', file });
});

test.each([
  ['/', '/site/'],
  ['/site', '/site/'],
  ['/site?utm=1', '/site/?utm=1'],
  ['/site/blog/', '/site/blog'],
  ['/site/index.html', '/site/'],
])('in the folder /site, %s leads to %s', (target, location) => {
  expect(decideRoute('GET', target, FILES, '/site')).toEqual({ kind: 'redirect', location });
});

test.each([
  ['/blog', '404.html'],
  ['/sites/blog', '404.html'],
  ['/site/none', '404.html'],
  ['/site/blog/none', 'blog/404.html'],
])('in the folder /site, %s is not found, with %s', (target, page) => {
  expect(decideRoute('GET', target, FILES, '/site')).toEqual({ kind: 'not-found', page });
});
