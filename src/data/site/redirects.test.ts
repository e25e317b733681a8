import { expect, test } from 'vitest';
import { findProblems } from '../reading/schema-problems.ts';
import { redirectsSchema, refuseTaken } from './redirects.ts';

const listOf = (lines: object) => Object.entries(lines).map(([from, to]) => ({ from, to }));

test.each<[string, object]>([
  ['a page', { '/old': '/blog' }],
  ['the home page', { '/index.php': '/' }],
  ['a place on a page', { '/contact-us': '/#contact' }],
  ['a page of another site', { '/shop': 'https://shop.acme.com/?a=1' }],
  ['two steps', { '/oldest': '/old', '/old': '/blog' }],
  ['an address with an ending', { '/2019/01/About.html': '/blog' }],
])('a redirect to %s is accepted', (_, redirects) => {
  expect(redirectsSchema.parse(redirects)).toEqual(redirects);
  expect(redirectsSchema.parse(listOf(redirects))).toEqual(redirects);
});

const OLD = /^Write a path of this site, with letters/;
const NEW = /^Write a path of this site, such as \/blog/;
const ITSELF = /^This leads to itself\./;

test.each<[string, object, string[], RegExp]>([
  ['onto itself', { '/a': '/a' }, ['/a'], ITSELF],
  ['onto a place of itself', { '/a': '/a/#b' }, ['/a'], ITSELF],
  ['from a file onto its page', { '/a.html': '/a' }, ['/a.html'], ITSELF],
  [
    'in a circle',
    { '/a': '/b', '/b': '/c?d', '/c': '/a', '/e': '/a' },
    ['/a', '/b', '/c'],
    /^This leads in a circle: /,
  ],
  ['from another site', { 'https://a.com/b': '/c' }, ['https://a.com/b'], OLD],
  ['with a slash at its end', { '/a/': '/c' }, ['/a/'], OLD],
  ['from the home page', { '/': '/c' }, ['/'], OLD],
  ['from a pattern', { '/a/[b]': '/c' }, ['/a/[b]'], OLD],
  ['to a word', { '/a': 'blog' }, ['/a'], NEW],
  ['to http', { '/a': 'http://a.com' }, ['/a'], NEW],
  ['to another site in disguise', { '/a': '//evil.com' }, ['/a'], NEW],
  ['to a setting of nginx', { '/a': '/b;}' }, ['/a'], NEW],
  ['to two lines', { '/a': '/b\n/c /d' }, ['/a'], NEW],
  ['to nothing', { '/a': null }, ['/a'], NEW],
])('a redirect %s is refused', (_, redirects, places, problem) => {
  const text = expect.stringMatching(problem);
  const field = problem === NEW ? 'to' : 'from';
  const indexes = places.map((place) => Object.keys(redirects).indexOf(place));
  expect(findProblems(redirects, redirectsSchema)).toEqual(
    places.map((place) => ({ path: [place], text })),
  );
  expect(findProblems(listOf(redirects), redirectsSchema)).toEqual(
    indexes.map((index) => ({ path: [index, field], text })),
  );
});

test.each([
  ['  /free: /blog\n  /b.html: /free-too\n', 'site.yaml:4, field "redirects./b.html"'],
  ['  - { from: /b.html, to: /a }\n', 'site.yaml:3, field "redirects", item 1, field "from"'],
])('an old address that is taken is refused, with its line: %j', (lines, place) => {
  const file = { path: 'site.yaml', text: `name: A\nredirects:\n${lines}` };
  const refuse = () => refuseTaken(file, (_, page) => page === '/b');
  expect(refuse).toThrow(`${place}: The site has something at this address.`);
  expect(refuse).toThrow('Found: /b.html');
  expect(() => refuseTaken(file, () => false)).not.toThrow();
  expect(() => refuseTaken({ path: 'a.yaml', text: 'name: A\n' }, () => true)).not.toThrow();
});
