import { expect, test } from 'vitest';
import { readYaml } from './yaml-source.ts';

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
  const source = readYaml(text);
  expect(source.status === 'read' && source.lineOf(path)).toBe(line);
});

test('a missing value has the line of its parent', () => {
  const source = readYaml(text);
  expect(source.status === 'read' && source.lineOf(['links', 1, 'href'])).toBe(8);
  expect(source.status === 'read' && source.lineOf(['nothing', 'here'])).toBe(2);
});

test('lines are counted from the top of the file, also in front matter', () => {
  const source = readYaml('title: One', 2);
  expect(source).toMatchObject({ status: 'read', data: { title: 'One' } });
  expect(source.status === 'read' && source.lineOf(['title'])).toBe(2);
});

test('broken YAML has a line and a reason', () => {
  expect(readYaml('a: "1"\nb: "two\nc: 3\nd: 4\n', 2)).toEqual({
    status: 'broken',
    line: 3,
    reason: 'A quotation mark opens here and is not closed.',
  });
  const reason = 'A text with ": " in it needs quotes, or the next line is indented too far.';
  expect(readYaml('a: 1\nb: Note: two\n')).toEqual({ status: 'broken', line: 2, reason });
  expect(readYaml('- a: 1\n   b: 2\n')).toEqual({ status: 'broken', line: 1, reason });
});
