import { expect, test } from 'vitest';
import { z } from 'zod';
import { validateContent } from './schema-problems.ts';

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
  ['missing', { title: undefined }, ['title'], 'is missing. Write a title.'],
  ['too long', { title: 'Longer' }, ['title'], 'At most 5 characters. Found: Longer'],
  ['not one of the choices', { kind: 'c' }, ['kind'], 'Choose one of: a, b. Found: c'],
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
  ['text or fields, and neither', { by: 3 }, ['by'], 'Neither. Found: 3'],
  ['text or fields, and a field is missing', { by: {} }, ['by', 'name'], 'is missing. Write text'],
  ['text or fields, and a misspelled one', { by: { name: 'x', nam: 1 } }, ['by', 'nam'], 'name.'],
  ['a misspelled nested field', { author: { name: 'x', nam: 1 } }, ['author', 'nam'], 'name.'],
])('%s: the problem has a path and says what to write', (_, change, path, text) => {
  expect(getProblems(change)).toEqual([{ path, text: expect.stringContaining(text) }]);
});

test('every problem is found, and long values are not repeated', () => {
  const problems = getProblems({ title: 'x'.repeat(100), kind: undefined, other: 1 });
  expect(problems.map(({ path }) => path.join())).toEqual(['title', 'kind', 'other']);
  expect(problems[0]?.text).toBe('At most 5 characters.');
});
