import { expect, test } from 'vitest';
import { parseSite, readSite, splitUrl } from './site.ts';

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
  const settings = parseSite(text);
  expect(settings.languages).toEqual(['en']);
  expect(splitUrl(settings)).toEqual({ base: '/' });
});

test('without site.yaml, the site has no address', () => {
  expect(readSite('no-such-folder/site.yaml').url).toBeUndefined();
});
