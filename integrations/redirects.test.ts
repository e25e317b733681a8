import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findProblems, getRedirects, toHostRules, writePages } from './redirects.ts';

const FILES = '/index.html /blog.html /blog/x.html /it.html /favicon.ico /rss.xml /a/b.SVG';

const toList = (targets: Record<string, string>) =>
  Object.entries(targets).map(([from, to]) => ({ from, to }));

/** The problems of redirects, each with its old address. `targets` has the new addresses, by old address. */
function problemsOf(targets: Record<string, string>) {
  const list = toList(targets);
  return findProblems(list, FILES.split(' '), ['en', 'it']).map(({ path, text }) => {
    expect(path).toEqual(['redirects', expect.any(Number), 'from']);
    return [list[Number(path[1])]?.from, text];
  });
}

test('on hosts without redirect rules, each spelling of an old address has a page', () => {
  const dist = mkdtempSync(join(tmpdir(), 'redirects-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const page = (name: string) => readFileSync(join(dist, name), 'utf8');
  const targets = {
    '/old': '/blog#new',
    '/2019/About.html': 'https://elsewhere.example/?a=1&b="$uri"',
  };
  for (const redirect of getRedirects(toList(targets))) writePages(dist, redirect, '/site');
  expect(page('old.html')).toContain('http-equiv="refresh" content="0;url=/site/blog#new"');
  expect(page('old.html')).toContain('<a href="/site/blog#new">');
  expect(page('old/index.html')).toBe(page('old.html'));
  expect(page('2019/About.html')).toContain(
    'url=https://elsewhere.example/?a=1&amp;b=%22%24uri%22"',
  );
});

test('hosts get a rule for each spelling of an old address', () => {
  expect(toHostRules([{ from: '/perché', to: '/b' }], '/site')).toMatch(
    /^\/site\/perch%C3%A9 \/site\/b 301!?\n\/site\/perch%C3%A9\/ \/site\/b 301!?\n$/,
  );
});

test.each<[string, Record<string, string>]>([
  ['to a page', { '/old': '/blog' }],
  ['to the home page', { '/index.php': '/' }],
  ['to a section of a page', { '/contact-us': '/#contact' }],
  ['to a page on another site', { '/shop': 'https://shop.acme.com/?a=1' }],
  ['to another old address', { '/oldest': '/old', '/old': '/blog' }],
  ['from an address with an extension', { '/2019/01/About.html': '/blog' }],
  ['from two spellings to one page', { '/About': '/blog', '/about/': '/blog' }],
])('a redirect %s is accepted', (_, targets) => {
  expect(problemsOf(targets)).toEqual([]);
});

const TAKEN =
  '/BLOG /blog/X.html /index.html /it/index.html /Favicon.ICO /rss.xml/old /404 /it/404 /it/Blog/404.html /thanks ' +
  '/it/thanks /Admin /admin/index /blog/Index /it/index /admin/index.html/index /a/b.svg/index /index/index /Pagefind/pagefind.js';

test.each(TAKEN.split(' '))('an old address is refused if the site may use it: %s', (from) => {
  const text = `The site uses or may use ${from} or an address above it. Remove this redirect, or rename what is there.`;
  expect(problemsOf({ [from]: '/' })).toEqual([[from, text]]);
});

const CIRCLE = /^This leads in a circle, or through more than 10 redirects: /;

test.each<[string, Record<string, string>, string[], RegExp]>([
  ['with a long name', { [`/${'a'.repeat(256)}`]: '/' }, [`/${'a'.repeat(256)}`], /^No file can/],
  ['below another', { '/a': '/', '/a.html/b': '/' }, ['/a.html/b'], /^The site uses or may use/],
  ['to itself', { '/a': '/a' }, ['/a'], CIRCLE],
  ['to a section of itself', { '/a': '/a/#b' }, ['/a'], CIRCLE],
  ['from a file to its page', { '/a.html': '/a' }, ['/a.html'], CIRCLE],
  ['from the index of a page to the page', { '/a/index': '/a' }, ['/a/index'], CIRCLE],
  ['to its own encoded address', { '/%C3%89': '/é/' }, ['/%C3%89'], CIRCLE],
  ['to two addresses', { '/A.html': '/', '/a': '/blog' }, ['/A.html'], /^Another entry has/],
  ['in a circle', { '/a': '/b', '/b': '/c?d', '/c': '/a' }, ['/a', '/b', '/c'], CIRCLE],
  [
    'through many others',
    {
      '/12': '/',
      ...Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`/${n}`, `/${n + 1}`])),
    },
    ['/0', '/1', '/2'],
    CIRCLE,
  ],
  [
    'to nothing',
    { '/b': '/blog/y?a#b' },
    ['/b'],
    /^The site has nothing at \/blog\/y\?a#b\. Write/,
  ],
])('a redirect %s is refused', (_, targets, places, problem) => {
  expect(problemsOf(targets)).toEqual(
    places.map((place) => [place, expect.stringMatching(problem)]),
  );
});
