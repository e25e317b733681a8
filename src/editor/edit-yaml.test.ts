import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editYaml } from './edit-yaml.ts';

const SOURCE = `# Top
name: "Acme"   # the name
languages: [en, it]
text: >-
  folded
  text

list:
  # first
  - id: a
    n:  'x'   # c

  # second
  - id: b
empty:
more:
    k: v
`;

const list = (...items: object[]) => ({ list: items });
const [A, B] = [{ id: 'a', n: 'x' }, { id: 'b' }];

test.each<[string, object, [old: string, edited: string]]>([
  ['no change', {}, ['', '']],
  ['spaces around a text, and an empty field', { name: ' Acme ', new: [''] }, ['', '']],
  ['a text', { name: 'A: "B"' }, ['"Acme" ', '"A: \\"B\\"" ']],
  ['a text of two lines', { name: 'A\nB' }, ['"Acme" ', '"A\\nB" ']],
  ['a folded text', { text: 'New' }, ['  folded\n  text\n', '  New\n']],
  ['a text that was empty', { empty: '2025' }, ['empty:', "empty: '2025'"]],
  ['a list in brackets', { languages: ['en', 'x: y'] }, ['[en, it]', "[en, 'x: y']"]],
  ['a new field', { more: { k: 'v', l: ['m'] } }, ['k: v\n', 'k: v\n    l:\n      - m\n']],
  ['a removed field', { more: undefined }, ['more:\n    k: v\n', '']],
  ['a field that has become a list', { more: ['a'] }, ['\n    k: v\n', '\n  - a\n']],
  ['the first field of an item', list({ n: 'x' }, B), ['id: a\n    n:', 'n:']],
  ['a new item before others', list({ id: 'c' }, A, B), ['- id: a', '- id: c\n  - id: a']],
  ['a new item between others', list(A, { id: 'c' }, B), ['# c\n', '# c\n  - id: c\n']],
  ['a new item after others', list(A, B, { id: 'c', n: 'y' }), ['b\n', 'b\n  - id: c\n    n: y\n']],
  ['a removed item', list(B), ["  - id: a\n    n:  'x'   # c\n", '']],
  ['a removed last item', list(A), ['  - id: b\n', '']],
  ['a changed item', list(A, { id: 'd' }), ['id: b', 'id: d']],
  [
    'a list that becomes empty',
    list(),
    ["\n  # first\n  - id: a\n    n:  'x'   # c\n\n  # second\n  - id: b\n", ' []\n'],
  ],
])('an edit leaves the rest as it is: %s', (_, change, [old, edited]) => {
  expect(SOURCE).toContain(old);
  const data = { ...parse(SOURCE), ...change };
  expect(editYaml(SOURCE, data)).toBe(SOURCE.replace(old, () => edited));
});

test.each<[string, string, unknown, string]>([
  ['it is empty', '', { a: 'b', c: ['d'] }, 'a: b\nc:\n  - d\n'],
  ['it has another structure', '[]\n', [{ id: 'a' }], '- id: a\n'],
  ['it cannot be read', 'a: "\n', { a: 'b' }, 'a: b\n'],
  ['all of it is in brackets', '{ a: b }\n', { a: 'c' }, 'a: c\n'],
])('a file is rewritten if %s', (_, source, data, text) => {
  expect(editYaml(source, data)).toBe(text);
});
