import { expect, test } from 'vitest';
import { z } from 'zod';
import { readContent, validateContent } from '#data/reading/read-content.ts';
import { parseOldPath, parseTarget, redirectsSchema } from './redirects-schema.ts';

const getList = (lines: object) => Object.entries(lines).map(([from, to]) => ({ from, to }));

test.each<[string, object]>([
  ['to a page', { '/old': '/blog' }],
  ['to the home page', { '/index.php': '/' }],
  ['to a section of a page', { '/contact-us': '/#contact' }],
  ['to a page on another site', { '/shop': 'https://shop.acme.com/?a=1' }],
  ['to another old address', { '/oldest': '/old', '/old': '/blog' }],
  ['from an address with an extension', { '/2019/01/About.html': '/blog' }],
  ['from two spellings to one page', { '/About': '/blog', '/about/': '/blog' }],
])('a redirect %s is accepted', (_, redirects) => {
  expect(redirectsSchema.parse(getList(redirects))).toEqual(getList(redirects));
});

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

const OLD = /^Write the path of an old page, such as/;
const NEW = /^Write a path on this site, such as \/blog/;
const ITSELF = /^This redirects to itself\./;

test.each<[string, object, string[], RegExp]>([
  ['to itself', { '/a': '/a' }, ['/a'], ITSELF],
  ['to a section of itself', { '/a': '/a/#b' }, ['/a'], ITSELF],
  ['from a file to its page', { '/a.html': '/a' }, ['/a.html'], ITSELF],
  ['from the index of a page to the page', { '/a/index': '/a' }, ['/a/index'], ITSELF],
  ['to its own encoded address', { '/%C3%89': '/é/' }, ['/%C3%89'], ITSELF],
  ['to two addresses', { '/A.html': '/c', '/a': '/d' }, ['/A.html'], /^Another entry has the same/],
  [
    'in a loop',
    { '/a': '/b', '/b': '/c?d', '/c': '/a', '/e': '/a' },
    ['/a', '/b', '/c'],
    /^These redirects form a loop: /,
  ],
  [
    'through many others',
    Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`/${index}`, `/${index + 1}`])),
    ['/0', '/1'],
    /^This leads through more than 10 entries/,
  ],
  ['from another site', { 'https://a.com/b': '/c' }, ['https://a.com/b'], OLD],
  ['from the home page', { '/': '/c' }, ['/'], OLD],
  ['from a pattern', { '/a/[b]': '/c' }, ['/a/[b]'], OLD],
  ['to a word', { '/a': 'blog' }, ['/a'], NEW],
  ['to an http address', { '/a': 'http://a.com' }, ['/a'], NEW],
  ['to another site in disguise', { '/a': '//evil.com' }, ['/a'], NEW],
  ['to two lines', { '/a': '/b\n/c /d' }, ['/a'], NEW],
  ['to nothing', { '/a': null }, ['/a'], NEW],
])('a redirect %s is refused', (_, redirects, places, problem) => {
  const text = expect.stringMatching(problem);
  const field = problem === NEW ? 'to' : 'from';
  const indexes = places.map((place) => Object.keys(redirects).indexOf(place));
  expect(validateContent(getList(redirects), redirectsSchema).problems).toEqual(
    indexes.map((index) => ({ path: [index, field], text })),
  );
});

test('the message about a redirect names its line and its field', () => {
  const text = 'name: A\nredirects:\n  - { from: /b.html, to: /b }\n';
  const schema = z.looseObject({ redirects: redirectsSchema });
  expect(() => readContent({ path: 'site.yaml', text }, schema)).toThrow(
    'site.yaml:3, field "redirects", item 1, field "from": This redirects to itself.',
  );
});
