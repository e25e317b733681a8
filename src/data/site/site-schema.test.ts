import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findProblems } from '#data/reading/schema-problems.ts';
import { siteSchema } from './site-schema.ts';

const site = parse(readFileSync('src/content/site.yaml', 'utf8')) as Record<string, object>;
const problemsOf = (change: object) => findProblems({ ...site, ...change }, siteSchema);

test.each([
  ['a line', { tagline: '{name}, Malta' }, ['tagline']],
  [
    'a line further down',
    { address: { ...site.address, street: '1 {name}' } },
    ['address', 'street'],
  ],
  ['an address', { bookingUrl: 'https://a.com/{name}' }, ['bookingUrl']],
  [
    'a list',
    { social: [{ network: 'LinkedIn', href: 'https://a.com/{name}' }] },
    ['social', 0, 'href'],
  ],
])('a placeholder in %s is refused: this file defines them', (_, change, path) => {
  const text = expect.stringMatching(
    /^\{name\} stands for a text of this file.* Write the text itself/,
  );
  expect(problemsOf(change)).toEqual([{ path, text }]);
});

test('site.yaml has no problems', () => {
  expect(problemsOf({})).toEqual([]);
});
