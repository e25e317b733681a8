import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readHeaderRules } from './serve.ts';

const rules = readHeaderRules();
const nginx = readFileSync('deploy/nginx.conf', 'utf8');

/** Netlify and Cloudflare Pages send it by default. */
const DEFAULT_CACHING = 'Cache-Control: public, max-age=0, must-revalidate';

/** nginx sets content types without `add_header`. */
function headersInFile(path: string): string[] {
  const headers = rules
    .filter(({ address }) => address.test(path))
    .flatMap((rule) => rule.headers)
    .filter(([name]) => name !== 'Content-Type')
    .map((header) => header.join(': '));
  return (path.startsWith('/_astro/') ? headers : [...headers, DEFAULT_CACHING]).sort();
}

/** The value of the first matching row of an nginx map, else its default. */
function valueInNginx(variable: string, path: string): string {
  const [, rows = ''] = nginx.match(`map \\$uri \\${variable} \\{([^}]*)\\}`) ?? [];
  const patterns = [...rows.matchAll(/~(\S+) "(.*)";/g)];
  const row = patterns.find(([, pattern = '']) => new RegExp(pattern).test(path));
  return row?.[2] ?? rows.match(/default "(.*)";/)?.[1] ?? '';
}

function headersInNginx(path: string): string[] {
  return [...nginx.matchAll(/add_header (\S+) (?:"(.*)"|(\$\w+)) always;/g)]
    .map(([, name, text, variable = '']) => [name, text ?? valueInNginx(variable, path)])
    .filter(([, value]) => value)
    .map((header) => header.join(': '))
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
  '/_astro/a.woff2',
])('%s has the same headers in nginx.conf as in _headers', (path) => {
  expect(headersInNginx(path)).toEqual(headersInFile(path));
});
