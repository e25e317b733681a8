import { expect, test } from 'vitest';
import { readSiteAddress, splitAddress } from './site-address.ts';

test.each([
  ['https://example.com', '/'],
  ['https://example.com/', '/'],
  ['https://example.com/site', '/site'],
  ['https://example.com/site/', '/site'],
  ['https://example.com/a/b', '/a/b'],
])('%s is published in the folder %s', (url, base) => {
  expect(splitAddress(url)).toEqual({ site: 'https://example.com', base });
});

test.each([undefined, 7, 'example', ''])('%s is not an address', (url) => {
  expect(splitAddress(url)).toEqual({ base: '/' });
});

test('without site.yaml there is no address', () => {
  expect(readSiteAddress('no-such-folder/site.yaml')).toEqual({ base: '/' });
});
