import { expect, test } from 'vitest';
import { parseSite, readSite, splitUrl } from './read-site.ts';

test.each([
  ['https://example.com', '/'],
  ['https://example.com/site', '/site'],
  ['https://example.com/a/b', '/a/b'],
])('%s has the base path %s', (url, base) => {
  expect(splitUrl({ url })).toEqual({ site: 'https://example.com', base });
});

test('invalid fields are left out, and the others are read', () => {
  const { url, languages, sample } = parseSite('url: example\nlanguages: [xx]\nsample: true');
  expect({ url, languages, sample }).toEqual({ languages: ['en'], sample: true });
});

test.each(['', 'url: [', '7', '- a'])('%j has no settings', (text) => {
  const site = parseSite(text);
  expect(site.languages).toEqual(['en']);
  expect(splitUrl(site)).toEqual({ base: '/' });
});

test('without site.yaml there are no settings', () => {
  expect(readSite('no-such-folder/site.yaml').url).toBeUndefined();
});
