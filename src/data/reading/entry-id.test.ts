import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toKebabCase } from '#formatting/names.ts';
import { entryIdProblem, RESERVED } from './entry-id.ts';

test('a title in kebab case is a valid id, unless it is empty or reserved', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const id = toKebabCase(title);
      const isId = id !== '' && !RESERVED.includes(id);
      expect(entryIdProblem(id) === undefined).toBe(isId);
    }),
  );
});

const NO_IDS = 'a--b -a a_b ä 404 admin category page thanks'.split(' ');

test('a file in a folder is moved, not renamed', () => {
  expect(entryIdProblem('2025/a')).toMatch(/^Files in a folder are not read here/);
});

test.each(['', 'My Article', ...NO_IDS])('%j is not a valid id', (id) => {
  expect(entryIdProblem(id)).toContain('Rename the file.');
});
