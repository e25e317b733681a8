import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readValidSettings, splitUrl } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

function parse(text: string) {
  const file = join(folder, 'site.yaml');
  writeFileSync(file, text);
  return readValidSettings(file);
}

test.each([
  ['https://example.com', '/'],
  ['https://example.com/site', '/site'],
  ['https://example.com/a/b', '/a/b'],
])('%s has the base path %s', (url, base) => {
  expect(splitUrl({ url })).toEqual({ site: 'https://example.com', base });
});

test('only valid fields are read', () => {
  const { url, languages, sample } = parse('url: example\nlanguages: [xx]\nsample: true');
  expect({ url, languages, sample }).toEqual({ languages: ['en'], sample: true });
});

test.each(['', 'url: [', '7', '- a'])('%j has no settings', (text) => {
  const settings = parse(text);
  expect(settings.languages).toEqual(['en']);
  expect(splitUrl(settings)).toEqual({ base: '/' });
});

test('without site.yaml, the site has no address', () => {
  expect(readValidSettings('no-such-folder/site.yaml').url).toBeUndefined();
});
