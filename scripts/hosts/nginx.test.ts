import { describe, expect, test } from 'vitest';
import { nginxConfig } from './nginx.ts';
import { hasNginx, nginxComplaints } from './nginx-process.ts';

const configOf = (pages: readonly string[]) =>
  nginxConfig({
    port: 8_080,
    root: '/usr/share/nginx/html',
    policies: new Map(pages.map((page) => [page, "default-src 'none'"])),
  });

const articles = (count: number, slug: (index: number) => string) => [
  'index.html',
  '404.html',
  'blog/404.html',
  ...Array.from({ length: count }, (_, index) => `blog/${slug(index)}.html`),
];

describe.skipIf(!hasNginx)('nginx starts without a warning', () => {
  test.each([
    ['with the longest file name there can be', [1, 250]],
    ['with an address of 60 characters', [1, 60]],
    ['with 1,000 articles', [1_000, 8]],
    ['with 5,000 articles of long addresses', [5_000, 60]],
  ] as const)('%s', (_, [count, length]) => {
    const pages = articles(count, (index) => `a${index}`.padEnd(length, '-on-ai'));
    expect(nginxComplaints(configOf(pages))).toBe('');
  });
});

test('a complaint of nginx would be seen', { skip: !hasNginx }, () => {
  const twice = `map_hash_max_size 4096;\n${configOf(['index.html'])}`;
  expect(nginxComplaints(twice)).toContain('"map_hash_max_size" directive is duplicate');
  const tooMany = configOf(articles(1_000, String)).replace(
    /map_hash_max_size \d+/,
    'map_hash_max_size 64',
  );
  expect(nginxComplaints(tooMany)).toContain('[warn]');
});
