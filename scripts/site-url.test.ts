import { expect, test } from 'vitest';
import { readSiteUrl, splitUrl } from './site-url.ts';

test.each([
  ['https://example.com', '/'],
  ['https://example.com/', '/'],
  ['https://example.com/site', '/site'],
  ['https://example.com/site/', '/site'],
  ['https://example.com/a/b', '/a/b'],
])('%s is published in the folder %s', (url, base) => {
  expect(splitUrl(url)).toEqual({ site: 'https://example.com', base });
});

test.each([undefined, 7, 'example', ''])('%s is not a URL', (url) => {
  expect(splitUrl(url)).toEqual({ base: '/' });
});

test('without site.yaml there is no URL', () => {
  expect(readSiteUrl('no-such-folder/site.yaml')).toEqual({ base: '/' });
});
