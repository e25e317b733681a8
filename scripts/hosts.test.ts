import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readHeaderRules } from './serve.ts';

const rules = readHeaderRules();
const nginx = readFileSync('deploy/nginx.conf', 'utf8');

/** Netlify and Cloudflare Pages send it by themselves. */
const DEFAULT_CACHING = 'public, max-age=0, must-revalidate';

const isNotType = ([name]: [string, string]) => name !== 'Content-Type';

function headersInFile(path: string): [string, string][] {
  const headers = rules.filter(({ matches }) => matches(path)).flatMap((rule) => rule.headers);
  const hasCaching = headers.some(([name]) => name === 'Cache-Control');
  return [
    ...headers.filter(isNotType),
    ...(hasCaching ? [] : ([['Cache-Control', DEFAULT_CACHING]] as [string, string][])),
  ].sort();
}

/** The row of a map of nginx that matches: its patterns, else its default. */
function valueInNginx(variable: string, path: string): string {
  const [, body = ''] = nginx.match(`map \\$uri \\${variable} \\{([^}]*)\\}`) ?? [];
  const rows = [...body.matchAll(/(default|~\S+) "(.*)";/g)].map(([, key = '', value = '']) => ({
    key,
    value,
  }));
  const row = rows.find(({ key }) => key.startsWith('~') && new RegExp(key.slice(1)).test(path));
  return (row ?? rows.find(({ key }) => key === 'default'))?.value ?? '';
}

function headersInNginx(path: string): [string, string][] {
  return [...nginx.matchAll(/add_header (\S+) (?:"(.*)"|(\$\w+)) always;/g)]
    .map(([, name = '', text, variable = '']): [string, string] => [
      name,
      text ?? valueInNginx(variable, path),
    ])
    .filter(([, value]) => value)
    .sort();
}

test.each([
  '/',
  '/blog/x',
  '/favicon.svg',
  '/rss.xml',
  '/feed.json',
  '/manifest.webmanifest',
  '/llms.txt',
  '/blog/x.md',
  '/social/home.png',
  '/a.jpg',
  '/a.webp',
  '/a.avif',
  '/_astro/a.js',
  '/_astro/a.css',
  '/_astro/fonts/a.woff2',
])('%s has the same headers in nginx.conf as in _headers', (path) => {
  expect(headersInNginx(path)).toEqual(headersInFile(path));
});

test('no two rules that match one address state the same header, but for policies', () => {
  for (const path of ['/_astro/a.js', '/_astro/a.svg', '/rss.xml', '/feed.json']) {
    const names = headersInFile(path)
      .map(([name]) => name)
      .filter((name) => name !== 'Content-Security-Policy');
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each([
  ['/none', '/404.html'],
  ['/blog/none', '/blog/404.html'],
  ['/blog/page/99', '/404.html'],
])('_redirects answers %s with %s', (path, page) => {
  const lines = readFileSync('public/_redirects', 'utf8').trim().split('\n');
  const found = lines
    .map((line) => line.split(' '))
    .find(([from = '']) =>
      new RegExp(`^${from.replace(/:\w+/, '[^/]+').replace('*', '.*')}$`).test(path),
    );
  expect(found?.slice(1)).toEqual([page, '404']);
});
