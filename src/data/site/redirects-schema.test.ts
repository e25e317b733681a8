import { expect, test } from 'vitest';
import { validateContent } from '#data/reading/read-content.ts';
import { parseOldPath, parseTarget, redirectsSchema } from './redirects-schema.ts';

const LONG = `/${'a'.repeat(1_999)}`;

test.each([
  ['/2019/our-news/', '/2019/our-news'],
  ['/perché', '/perché'],
  ['/perch%C3%A9', '/perché'],
  ['/perche%CC%81', '/perché'],
  ['/tag/c++', '/tag/c++'],
  ["/o'neill,-jo@work", "/o'neill,-jo@work"],
  ['/My%20Page.html', '/My Page.html'],
  ['/новости', '/новости'],
  ['/x%2Fa', '/x/a'],
  [LONG, LONG],
])('hosts read the old address %s as %s', (from, path) => {
  expect(parseOldPath(from)).toBe(path);
});

const INVALID_PATHS =
  '/x/../admin /x/%2e%2e/admin /x/./a /../../x /x%5C..%5Cadmin /%zz /a%00 /a%0D%0Ab /a\u202Eb /.git/config ' +
  '/.well-known/a /_astro/x /_redirects.nginx /_worker.js /a./b /a%20 /a//b //a /:a /* /a?b /a"b /a$b /a;b / blog';

test.each([...INVALID_PATHS.split(' '), `${LONG}a`, `/${'é'.repeat(400)}`])(
  '%s is refused as an old address',
  (from) => {
    expect(parseOldPath(from)).toBeUndefined();
  },
);

test.each([
  ['/x/../blog', '/blog'],
  ['/perché?a b#ü', '/perch%C3%A9?a%20b#%C3%BC'],
  ['/a?b=$uri"\\', '/a?b=%24uri%22%5C'],
  ['https://maps.acme.com/@35.9,14.5', 'https://maps.acme.com/@35.9,14.5'],
  ['https://müller.de', 'https://xn--mller-kva.de/'],
  ['https://a.com:8443/<b>', 'https://a.com:8443/%3Cb%3E'],
  [LONG, LONG],
])('hosts read the new address %s as %s', (to, target) => {
  expect(parseTarget(to)).toBe(target);
});

test.each([
  '/\\evil.com',
  '/.//evil.com',
  '/a/..//evil.com',
  '/%2e/\\evil.com?b',
  '/\t/evil.com',
  'https:evil.com',
  'https://a:b@evil.com',
  'javascript:a',
  `${LONG}a`,
  `/${'é'.repeat(400)}`,
])('%s is refused as a new address', (to) => {
  expect(parseTarget(to)).toBeUndefined();
});

test.each([
  ['from another site', { from: 'https://a.com/b', to: '/c' }, 'from'],
  ['from the home page', { from: '/', to: '/c' }, 'from'],
  ['from a pattern', { from: '/a/[b]', to: '/c' }, 'from'],
  ['to a word', { from: '/a', to: 'blog' }, 'to'],
  ['to an http address', { from: '/a', to: 'http://a.com' }, 'to'],
  ['to another site in disguise', { from: '/a', to: '//evil.com' }, 'to'],
  ['to two lines', { from: '/a', to: '/b\n/c /d' }, 'to'],
  ['to nothing', { from: '/a', to: null }, 'to'],
])('a redirect %s is refused', (_, redirect, field) => {
  expect(validateContent([redirect], redirectsSchema).problems).toEqual([
    { path: [0, field], text: expect.stringMatching(/^(This is empty\. )?Write (a|the) path/) },
  ]);
});

test('a second redirect from an address is refused, even to the same page', () => {
  const redirect = { from: '/a', to: '/b' };
  expect(validateContent([redirect, redirect], redirectsSchema).problems).toMatchObject([
    { path: [1, 'from'], text: expect.stringMatching(/^Item 1 has this "from" too/) },
  ]);
});
