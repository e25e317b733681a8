import { expect, test } from 'vitest';
import { findBrokenLinks, listUrls } from './links.ts';
import { listByKind } from './report.ts';

const PAGES: Record<string, string> = {
  'index.html': '',
  'blog.html': '<p id="top">',
  '404.html': '<a href="#site-main">a</a><main id="site-main">',
  'logo.svg': '<svg><g id="mark">',
};

function broken(html: string, url = 'https://acme.com') {
  const pages: Record<string, string> = { ...PAGES, 'blog/a.html': html };
  const site = {
    url,
    files: new Set(Object.keys(pages)),
    read: (file: string) => pages[file] ?? '',
  };
  return listByKind(findBrokenLinks(site));
}

test('links to files, ids in them, other sites and e-mail addresses are fine', () => {
  const html =
    '<h2 id="x"><a href="/">a</a><a href="#x">b</a><a href="#">c</a><a href="/blog#top">d</a>' +
    '<a href="https://a.com/none">e</a><a href="mailto:a@b.c">f</a><img src="/logo.svg">' +
    '<svg><use href="/logo.svg#mark"></use></svg><a href="https://acme.com/blog">g</a></h2>';
  expect(broken(html)).toEqual([]);
});

test.each([
  ['/none', 'leads to no page or file'],
  ['logo.svg', 'leads to no page or file'],
  ['/404', 'leads to no page or file'],
  ['https://acme.com/none', 'leads to no page or file'],
  ['/blog#bottom', 'names an id that its page does not have'],
  ['#y', 'names an id that its page does not have'],
  ['/blog/', 'should be /blog'],
  ['/blog.html', 'should be /blog'],
  ['/index.html', 'should be /'],
  ['https://', 'is not a valid address'],
  ['#100%', 'names an id that its page does not have'],
])('the link %s %s', (written, why) => {
  expect(broken(`<a href="${written}">a</a>`)).toEqual([`${written} ${why}: /blog/a`]);
});

test('on a site with a base path, links that leave the base path out are broken', () => {
  const html =
    '<a href="/blog">a</a><a href="/site/blog#top">b</a><a href="#">c</a>' +
    '<a href="https://acme.com/">Another site</a><a href="https://acme.com/site/none">d</a>';
  expect(broken(html, 'https://acme.com/site')).toEqual([
    '/blog leads to no page or file: /blog/a',
    'https://acme.com/site/none leads to no page or file: /blog/a',
  ]);
});

test('addresses are found in styles, srcset and islands', () => {
  const html =
    '<style>a { background: url("/a.svg"); filter: url(#z) } @import "/b.css";</style><img srcset="/c.png 1x, /d.png 2x">' +
    '<form action="/api/lead"></form><astro-island component-url="/e.js" renderer-url="/f.js"></astro-island>';
  const letters = listUrls(html).map((url) => url.charAt(1));
  expect(letters.join('')).toBe('abcdef');
});
