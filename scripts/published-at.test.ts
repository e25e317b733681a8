import { expect, test } from 'vitest';
import { publishedAt, splitAddress } from './published-at.ts';

test.each([
  ['https://example.com', '/'],
  ['https://example.com/', '/'],
  ['https://example.com/site', '/site'],
  ['https://example.com/site/', '/site'],
  ['https://example.com/a/b', '/a/b'],
])('%s lies in the folder %s', (url, base) => {
  expect(splitAddress(url)).toEqual({ site: 'https://example.com', base });
});

test.each([undefined, 7, 'example', ''])('%s is no address', (url) => {
  expect(splitAddress(url)).toEqual({ base: '/' });
});

test('a missing file is no address', () => {
  expect(publishedAt('no-such-folder/site.yaml')).toEqual({ base: '/' });
});
