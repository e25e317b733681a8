import { expect, test } from 'vitest';
import { splitFrontMatter } from './front-matter.ts';

test('a file is split into its fields and its text', () => {
  expect(splitFrontMatter('---\ntitle: A\nbody: --- no\n---\n\nText\n\n---\n\nMore\n')).toEqual({
    frontMatter: 'title: A\nbody: --- no\n',
    body: 'Text\n\n---\n\nMore',
  });
});

test.each([
  ['a byte order mark', '\uFEFF---\na: 1\n---\nText', 'a: 1\n', 'Text'],
  ['Windows line breaks', '---\r\na: 1\r\n---\r\nText\r\n', 'a: 1\r\n', 'Text'],
  ['spaces after the hyphens', '--- \na: 1\n---\t\nText', 'a: 1\n', 'Text'],
  ['no fields', '---\n---\nText', '', 'Text'],
  ['no text', '---\na: 1\n---', 'a: 1\n', ''],
])('front matter with %s', (_, text, frontMatter, body) => {
  expect(splitFrontMatter(text)).toEqual({ frontMatter, body });
});

test.each([
  ['two lines of hyphens in the middle', 'Text\n\n---\na: 1\n---\n'],
  ['an empty line before', '\n---\na: 1\n---\n'],
  ['no second line of hyphens', '---\na: 1\n'],
  ['a second line with more text', '---\na: 1\n---more\n'],
  ['an indented second line', '---\na: |\n  ---\n'],
  ['an empty file', ''],
])('%s: no front matter', (_, text) => {
  expect(splitFrontMatter(text)).toBeUndefined();
});
