import { expect, test } from 'vitest';
import { findProblems } from '../reading/schema-problems.ts';
import { redirectsSchema, refuseTaken } from './redirects.ts';

test.each<[string, unknown]>([
  ['a page', { '/old': '/blog' }],
  ['the home page', { '/index.php': '/' }],
  ['a place on a page', { '/contact-us': '/#contact' }],
  ['a page of another site', { '/shop': 'https://shop.acme.com/?a=1' }],
  ['two steps', { '/oldest': '/old', '/old': '/blog' }],
  ['an address with an ending', { '/2019/01/About.html': '/blog' }],
])('a redirect to %s is accepted', (_, redirects) => {
  expect(findProblems(redirects, redirectsSchema)).toEqual([]);
});

const OLD = /^Write a path of this site, with letters/;
const NEW = /^Write a path of this site, such as \/blog/;
const ITSELF = /^This leads to itself\./;

test.each<[string, unknown, string[], RegExp]>([
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
  expect(findProblems(redirects, redirectsSchema)).toEqual(
    places.map((place) => ({ path: [place], text: expect.stringMatching(problem) })),
  );
});

test('an old address that is taken is refused, with its line', () => {
  const text = 'name: A\nredirects:\n  /free: /blog\n  /blog.html: /free-too\n';
  const refuse = () => refuseTaken({ path: 'site.yaml', text }, (_, page) => page === '/blog');
  expect(refuse).toThrow('site.yaml:4, field "redirects./blog.html": The site has something at');
  expect(() => refuseTaken({ path: 'site.yaml', text }, () => false)).not.toThrow();
  expect(() => refuseTaken({ path: 'a.yaml', text: 'name: A\n' }, () => true)).not.toThrow();
});
