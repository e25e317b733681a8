import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hostRules, readRedirects, writePages } from './redirects.ts';

const FILES = '/index.html /blog.html /blog/x.html /it.html /favicon.ico /rss.xml /a/b.SVG';

function read(...redirects: { from: string; to: string }[]) {
  const items = redirects.map((redirect) => `\n- ${JSON.stringify(redirect)}`);
  return readRedirects(`redirects:${items.join('')}`, FILES.split(' '), ['en', 'it']);
}

test('on hosts without redirect rules, pages redirect old addresses, with and without a slash', () => {
  const dist = mkdtempSync(join(tmpdir(), 'redirects-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const page = (name: string) => readFileSync(join(dist, name), 'utf8');
  for (const redirect of read(
    { from: '/old', to: '/blog#new' },
    { from: '/2019/About.html', to: 'https://elsewhere.example/?a=1&b="$uri"' },
  ))
    writePages(dist, redirect, '/site');
  expect(page('old.html')).toContain('http-equiv="refresh" content="0;url=/site/blog#new"');
  expect(page('old.html')).toContain('<a href="/site/blog#new">');
  expect(page('old/index.html')).toBe(page('old.html'));
  expect(page('2019/About.html')).toContain(
    'url=https://elsewhere.example/?a=1&amp;b=%22%24uri%22"',
  );
});

test('hosts get a rule for an old address, encoded, with and without a slash', () => {
  expect(hostRules([{ from: '/perché', to: '/b' }], '/site')).toMatch(
    /^\/site\/perch%C3%A9 \/site\/b 301!?\n\/site\/perch%C3%A9\/ \/site\/b 301!?\n$/,
  );
});

const TAKEN =
  '/BLOG /blog/X.html /index.html /it/index.html /Favicon.ICO /rss.xml/old /404 /it/404 /it/Blog/404.html /thanks ' +
  '/it/thanks /Admin /admin/index /blog/Index /it/index /admin/index.html/index /a/b.svg/index /index/index /Pagefind/pagefind.js';

test.each([...TAKEN.split(' '), `/${'a'.repeat(256)}`])(
  'an old address is refused if the site may use it or no file can have its name: %s',
  (from) => {
    expect(() => read({ from, to: '/' })).toThrow(
      /^src.content.site.yaml:2, field "redirects", item 1/,
    );
  },
);

test.each(['/blgo', '/blog/y?a#b', '/old-too', '/a.png'])(
  'a redirect to %s is refused: the site has nothing there',
  (to) => {
    expect(() => read({ from: '/b', to })).toThrow(
      `src/content/site.yaml:2, field "redirects", item 1, field "from": The site has nothing at ${to}. Write another address in "to", or remove this redirect.`,
    );
  },
);

test('an old address below the page of another is refused', () => {
  const [from, below] = ['/old', '/old.html/more'];
  expect(() => read({ from, to: '/' }, { from: below, to: '/' })).toThrow(
    /:3, .*The site uses or may use/,
  );
});
