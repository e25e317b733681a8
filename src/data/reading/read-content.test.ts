import { expect, test } from 'vitest';
import { z } from 'zod';
import { listFile } from './fields.ts';
import { ContentError, readContent, validateContent } from './read-content.ts';

const item = z.strictObject({
  id: z.string(),
  title: z.string({ error: 'Write a title.' }),
  links: z.array(z.strictObject({ to: z.enum(['here']) })).default([]),
});
const read = (text: string) =>
  readContent({ path: 'src/content/tiles.yaml', text }, listFile(item, ['id', 'title']));

test('the items of a list are read in order', () => {
  expect(read('- id: b\n  title: Two\n- id: a\n  title: One\n')).toEqual([
    { id: 'b', title: 'Two', links: [] },
    { id: 'a', title: 'One', links: [] },
  ]);
});

test.each([
  ['- id: a\n  title: One\n- id: b\n', '3, item 2 (b), field "title": is missing. Write a title.'],
  [
    '- id: a\n  title: One\n  links:\n    - to: there\n',
    '4, item 1 (a), field "links", item 1, field "to": Choose one of: here. Found: there',
  ],
  [
    '- id: a\n  title: One\n- id: a\n  title: Two\n',
    '3, item 2 (a), field "id": Item 1 has this "id" too. Each item needs its own. Found: a',
  ],
  [
    '- id: a\n  title: One\n- id: b\n  title: One\n',
    '4, item 2 (b), field "title": Item 1 has this "title" too. Each item needs its own. Found: One',
  ],
  ['id: a\ntitle: One\n', '1: The file must be a list: each item begins with "- ".'],
  ['# Nothing yet\n', '1: The file is empty. Write [] if there is nothing to list.'],
  [
    '- One\n',
    '1, item 1: Write its fields here, each on its own line, indented by two spaces. Found: One',
  ],
])('%j is refused, with its place in the file', (text, message) => {
  const whole = `src/content/tiles.yaml:${message}`;
  expect(() => read(text)).toThrow(expect.objectContaining({ message: whole, stack: '' }));
});

test('one error has one line for the first problem of each value', () => {
  expect(() => read('- id: a\n- id: b\n  titel: x\n')).toThrow(/^.*\n.*\n.*titel.*$/);
  const twice = z.strictObject({ id: z.string().min(9, 'Longer.').min(8, 'Long.') });
  expect(() => readContent({ path: 'a.yaml', text: 'id: a\n' }, twice)).toThrow(
    expect.objectContaining({ message: 'a.yaml:1, field "id": Longer. Found: a' }),
  );
  expect(new ContentError(['a', 'b\n::warning', 'a']).message).toBe('a\nb ::warning');
});

test('a list may have no items', () => {
  expect(read('# Nothing yet\n[]\n')).toEqual([]);
});

test('a file that is a single entry is read and checked', () => {
  const file = { path: 'a.yaml', text: 'id: a\ntitle: One\n' };
  expect(readContent(file, item)).toEqual({ id: 'a', title: 'One', links: [] });
  expect(() => readContent({ ...file, text: '' }, item)).toThrow(
    'a.yaml:1: There are no fields here.',
  );
  expect(() => readContent({ ...file, text: 'id: "a\n' }, item)).toThrow(
    'a.yaml:1, field "id": Close the quotation mark',
  );
  expect(() => readContent({ ...file, text: 'id: #1\ntitle: C #2\n' }, item)).toThrow(
    /1, .*\n.*2, /,
  );
});

test('problems in front matter have the line in the whole file', () => {
  const path = 'a.md';
  const check = (text: string) => () => readContent({ path, text }, item);
  expect(check('---\nid: a\ntitle: One\n---\n\n# Text\n\n---\n')).not.toThrow();
  expect(check('---\r\nid: a\r\ntitle: One\r\n---\r\n')).not.toThrow();
  expect(check('---\nid: a\ntitle: 3\n---\n')).toThrow('a.md:3, field "title": Write a title.');
  const noFields = 'Text\n\n---\nid: a\ntitle: One\n---\n';
  expect(check(noFields)).toThrow('a.md:1: Begin the file with its fields');
  expect(check('id: a\ntitle: One\n')).toThrow('a.md:1: Begin the file with its fields');
});

const schema = z.strictObject({
  title: z.string({ error: 'Write a title.' }).max(5, 'At most 5 characters.'),
  kind: z.enum(['a', 'b']),
  author: z.strictObject({ name: z.string() }),
  by: z.union([z.string(), z.strictObject({ name: z.string() })], { error: 'Neither.' }).optional(),
  links: z.array(z.strictObject({ to: z.string() })).default([]),
});
const good = { title: 'One', kind: 'a', author: { name: 'Two' }, links: [{ to: '/' }] };
const getProblems = (change: object) => validateContent({ ...good, ...change }, schema).problems;

test.each([
  ['a missing field', { title: undefined }, ['title'], 'is missing. Write a title.'],
  ['a long text', { title: 'Longer' }, ['title'], 'At most 5 characters. Found: Longer'],
  ['a value that is not a choice', { kind: 'c' }, ['kind'], 'Choose one of: a, b. Found: c'],
  ['text in place of fields', { author: 'Two' }, ['author'], 'Write its fields here, each on'],
  ['text in place of a list', { links: 'none' }, ['links'], 'Write a list here'],
  ['a number in place of text', { author: { name: 3 } }, ['author', 'name'], 'Write text here.'],
  [
    'a misspelled field',
    { titel: 'x' },
    ['titel'],
    'The fields are: title, kind, author, by, links.',
  ],
  ['a misspelled field in a list', { links: [{ to: '/', ot: 1 }] }, ['links', 0, 'ot'], 'are: to.'],
  ['a number in place of text or fields', { by: 3 }, ['by'], 'Neither. Found: 3'],
  ['a missing field where text may be', { by: {} }, ['by', 'name'], 'is missing. Write text'],
  ['a misspelled field where text may be', { by: { name: 'x', nam: 1 } }, ['by', 'nam'], 'name.'],
  ['a misspelled nested field', { author: { name: 'x', nam: 1 } }, ['author', 'nam'], 'name.'],
])('the problem with %s has a path and says what to write', (_, change, path, text) => {
  expect(getProblems(change)).toEqual([{ path, text: expect.stringContaining(text) }]);
});

test('every problem is found', () => {
  const problems = getProblems({ title: 1, kind: undefined, other: 1 });
  expect(problems.map(({ path }) => path.join())).toEqual(['title', 'kind', 'other']);
});

test('a message does not repeat a long value', () => {
  const [problem] = getProblems({ title: 'x'.repeat(100) });
  expect(problem?.text).toBe('At most 5 characters.');
});
