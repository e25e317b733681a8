import { expect, test } from 'vitest';
import { readYaml, splitFrontMatter } from './yaml-source.ts';

test('a file is split into its fields and its text', () => {
  expect(splitFrontMatter('---\ntitle: A\nbody: --- no\n---\n\nText\n\n---\n\nMore\n')).toEqual({
    start: '---\n',
    frontMatter: 'title: A\nbody: --- no\n',
    end: '---\n\n',
    body: 'Text\n\n---\n\nMore',
  });
});

test.each([
  ['a byte order mark', '\uFEFF---\na: 1\n---\nText', 'a: 1\n', 'Text'],
  ['Windows line breaks', '---\r\na: 1\r\n---\r\nText\r\n', 'a: 1\r\n', 'Text'],
  ['spaces after the hyphens', '--- \na: 1\n---\t\nText', 'a: 1\n', 'Text'],
  ['no fields', '---\n---\nText', '', 'Text'],
  ['no text below it', '---\na: 1\n---', 'a: 1\n', ''],
])('front matter may have %s', (_, text, frontMatter, body) => {
  expect(splitFrontMatter(text)).toMatchObject({ frontMatter, body });
});

test.each([
  ['two lines of hyphens in the middle', 'Text\n\n---\na: 1\n---\n'],
  ['an empty line before', '\n---\na: 1\n---\n'],
  ['no second line of hyphens', '---\na: 1\n'],
  ['a second line with more text', '---\na: 1\n---more\n'],
  ['an indented second line', '---\na: |\n  ---\n'],
  ['an empty file', ''],
])('%s: the file has no front matter', (_, text) => {
  expect(splitFrontMatter(text)).toBeUndefined();
});

const text = `# A comment
title: One
author:
  name: Two
links:
  - label: Three

  - label: Four
`;

test.each([
  [['title'], 2],
  [['author', 'name'], 4],
  [['links', 1, 'label'], 8],
  [['links', 1], 8],
])('%j is on line %i', (path, line) => {
  expect(readYaml(text).getLine(path)).toBe(line);
});

test('a missing value has the line of its parent', () => {
  const { getLine } = readYaml(text);
  expect(getLine(['links', 1, 'href'])).toBe(8);
  expect(getLine(['nothing', 'here'])).toBe(2);
});

test('lines are counted from the top of the file, even in front matter', () => {
  const { data, getLine } = readYaml('title: One', 2);
  expect(data).toEqual({ title: 'One' });
  expect(getLine(['title'])).toBe(2);
});

const NEEDS_QUOTES = 'Put quotes around a text that contains ": ", or indent the next line less.';

test.each([
  ['a: "1"\nb: "two\nc: 3\nd: 4', 3, 'b', 'Close the quotation mark that opens here.'],
  ['a: 1\nb: Note: two', 3, 'b', NEEDS_QUOTES],
  ['- a: 1\n   b: 2', 2, 'a', NEEDS_QUOTES],
  ['a: @home', 2, 'a', 'A text that begins with @ needs quotes.'],
  ['- a: *Bold* move', 2, 'a', 'A text that begins with * needs quotes.'],
  ['a: *Bold*', 2, 'a', 'A text that begins with * needs quotes.'],
  ['a: &more stuff', 2, 'a', 'A text that begins with & needs quotes.'],
  ['a: !important note', 2, 'a', 'A text that begins with ! needs quotes.'],
  ['a: [Draft] text', 2, 'a', 'A text that begins with [ needs quotes.'],
  ['a: "He said "hi""', 2, 'a', 'The text ends at the second ". Inside it, write \\".'],
  ["a: 'It's on'", 2, 'a', "The text ends at the second '. Inside it, write ''."],
  ['a: C #1 in Malta', 2, 'a', '“#1 in Malta” is read as a comment. Put quotes around'],
  ['a: 1\na: 2', 3, 'a', 'This field occurs twice. Remove one of them.'],
  [`a: ${'['.repeat(9_999)}`, 2, 'a', 'This is nested too deeply. Indent it less.'],
  ['a: "\\q"', 2, 'a', 'This is not valid YAML. Invalid escape sequence \\q'],
])('the problem in %j has a line, a field and a remedy', (yaml, line, field, text) => {
  const problems = [{ line, field, text: expect.stringContaining(text) }];
  expect(readYaml(`${yaml}\n`, 2)).toMatchObject({ problems });
});

test.each([
  ['name:Acme', 'Write a space after the colon.'],
  ['name:\u00a0Acme\nurl: a', 'Write a space after the colon.'],
  ['name：Acme\nurl: a', 'Write a space after the colon.'],
  ['- name:Acme\n  url: a', 'Write a space after the colon.'],
  ['-\u00a0a\n- b', 'Write a space after the hyphen.'],
  ['-a\n-b', 'Write a space after the hyphen.'],
  ['\u00a0a: b', 'Use the space bar for the spaces before the name.'],
])('%j lacks an ordinary space', (yaml, text) => {
  expect(readYaml(yaml).problems).toMatchObject([{ line: 1, text }]);
});

test('a comment after a space and a whole line of comment are accepted', () => {
  const { data } = readYaml('a: b # c\n#d: e\nf: #\ng: C#1\n');
  expect(data).toEqual({ a: 'b', f: null, g: 'C#1' });
});
