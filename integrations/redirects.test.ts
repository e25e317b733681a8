import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { redirectRules, writeRedirects } from './redirects.ts';

const dist = mkdtempSync(join(tmpdir(), 'redirects-'));
const FILES = 'index.html blog.html blog/x.html it.html favicon.ico rss.xml a/b.SVG';
for (const name of FILES.split(' ')) {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), name);
}
afterAll(() => rmSync(dist, { recursive: true }));

const write = (from: string, to: string) =>
  writeRedirects(dist, `redirects:\n- ${JSON.stringify({ from, to })}`, ['en', 'it'], '');

test('on hosts without redirect rules, pages redirect old addresses, with and without a slash', () => {
  const page = (name: string) => readFileSync(join(dist, name), 'utf8');
  write('/old', '/blog#new');
  expect(page('old.html')).toContain('http-equiv="refresh" content="0;url=/blog#new"');
  expect(page('old.html')).toContain('<a href="/blog#new">');
  expect(page('old/index.html')).toBe(page('old.html'));
  write('/2019/About.html', 'https://elsewhere.example/?a=1&b="$uri"');
  expect(page('2019/About.html')).toContain(
    'url=https://elsewhere.example/?a=1&amp;b=%22%24uri%22"',
  );
});

test('hosts get a rule for an old address, encoded, with and without a slash', () => {
  expect(redirectRules([{ from: '/perché', to: '/site/b' }], '/site')).toMatch(
    /^\/site\/perch%C3%A9 \/site\/b 301!?\n\/site\/perch%C3%A9\/ \/site\/b 301!?\n$/,
  );
});

const TAKEN =
  '/BLOG /blog/X.html /index.html /it/index.html /Favicon.ICO /rss.xml/old /404 /it/404 /it/Blog/404.html /thanks ' +
  '/it/thanks /Admin /admin/index /blog/Index /it/index /admin/index.html/index /a/b.svg/index /index/index /Pagefind/pagefind.js';

test.each([...TAKEN.split(' '), `/${'a'.repeat(256)}`])(
  'an old address is refused if the site may use it or no file can have its name: %s',
  (from) => {
    expect(() => write(from, '/')).toThrow(/^src.content.site.yaml:2, field "redirects", item 1/);
  },
);

test.each(['/blgo', '/blog/y?a#b', '/old-too', '/a.png'])(
  'a redirect to %s is refused: the site has nothing there',
  (to) => {
    expect(() => write('/b', to)).toThrow(
      `src/content/site.yaml:2, field "redirects", item 1, field "from": The site has nothing at ${to}. Write another address in "to", or remove this redirect.`,
    );
  },
);
