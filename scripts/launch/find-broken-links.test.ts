import { expect, test } from 'vitest';
import { linksOf } from './built-pages.ts';
import { findBrokenLinks } from './find-broken-links.ts';

const files = new Set(['index.html', 'blog.html', 'blog/a.html', 'logo.svg', '404.html']);
const page = (file: string, html: string) => ({ file, ...linksOf(html) });

function broken(html: string, base = '/') {
  const pages = [page('blog/a.html', html), page('blog.html', '<p id="top">')];
  return findBrokenLinks({ pages, files, base }).map(({ address, why }) => `${address}: ${why}`);
}

test('links to files, ids, other sites and people are in order', () => {
  const html =
    '<h2 id="x"><a href="/">a</a><a href="#x">b</a><a href="#">c</a><a href="/blog#top">d</a>' +
    '<a href="https://a.com/none">e</a><a href="mailto:a@b.c">f</a><img src="/logo.svg"></h2>';
  expect(broken(html)).toEqual([]);
});

test('each kind of fault is named', () => {
  const html =
    '<a href="/none">a</a><img src="logo.svg"><a href="/blog#bottom">b</a><a href="/blog/">c</a>' +
    '<a href="#y">d</a><a href="/404">e</a><a href="https://">f</a>' +
    '<a href="#100%">g</a>';
  expect(broken(html)).toEqual([
    '/none: leads to no page or file',
    'logo.svg: leads to no page or file',
    '/blog#bottom: names a place that blog.html does not have',
    '/blog/: should be /blog',
    '#y: names a place that blog/a.html does not have',
    '/404: leads to no page or file',
    'https://: is no address',
    '#100%: is no address',
  ]);
});

test('in a folder, addresses at the top of the host are broken', () => {
  const html = '<a href="/blog">a</a><a href="/site/blog#top">b</a><a href="#">c</a>';
  expect(broken(html, '/site')).toEqual(['/blog: leads to no page or file']);
});
