import { expect, test } from 'vitest';
import { fileFormat, ITEMS, SOURCE } from './file-format.ts';

const text = (name: string) => ({ name, widget: 'string' });
const settings = fileFormat([{ name: 'a', widget: 'object', fields: [text('b')] }]);
const list = fileFormat([{ name: ITEMS, widget: 'list' }]);
const article = fileFormat([text('title'), { name: 'body', widget: 'markdown' }]);

const ARTICLE = '--- \n# Mine\ntitle: "A"   # c\n--- \n\n\n    code\n\n~~~js\n1986\\. *x*  \n~~~';

test.each([
  ['a settings file', settings, 'a: { b: c }   # d'],
  ['a list', list, '# Mine\n- id: "a"   # c'],
  ['an empty list', list, '[]'],
  ['an article', article, ARTICLE],
])(
  '%s saved without a change stays the same, except for the line break at its end',
  (_, { fromFile, toFile }, file) => {
    expect(toFile(fromFile(file)).trim()).toBe(file);
  },
);

const withAuthor = fileFormat([
  { name: 'by', widget: 'object', fields: [text('id'), text('name')] },
]);

test.each([
  ['the same id', 'by: "ann"   # c\n', { id: 'ann', name: '' }, 'by: "ann"   # c\n'],
  ['the same fields', 'by: {name: Ann}\n', { id: '', name: 'Ann' }, 'by: {name: Ann}\n'],
  ['fields in place of an id', 'by: ann\n', { name: 'Bo' }, 'by:\n  name: Bo\n'],
  ['the id if there are fields, too', 'by:\n  name: Bo\n', { id: 'ann', name: 'Bo' }, 'by: ann\n'],
])('the editor saves %s', (_, source, by, file) => {
  const data = withAuthor.fromFile(source);
  expect(data.by).toMatchObject(
    source.includes('ann') ? { id: 'ann' } : { name: expect.any(String) },
  );
  expect(withAuthor.toFile({ ...data, by })).toBe(file);
});

test.each([
  ['2025-04-15T23:30:00-05:00', '2025-04-15'],
  ['April 15, 2025 09:30', 'April 15, 2025'],
])('saving keeps the time of %s unless its day changes', (date, day) => {
  const dated = fileFormat([{ name: 'date', widget: 'datetime' }]);
  const data = dated.fromFile(`date: ${date} # c\n`);
  expect(data).toMatchObject({ date: day });
  expect(dated.toFile({ ...data, date: 'April 15, 2025' })).toBe(`date: ${date} # c\n`);
  expect(dated.toFile({ ...data, date: 'April 16, 2025' })).toBe('date: April 16, 2025 # c\n');
});

test.each([
  ['another title', { title: 'B' }, ARTICLE.replace('"A"', '"B"')],
  ['another text', { body: 'New' }, ARTICLE.replace(/(?<=\n\n\n).*/s, '    New')],
  ['no file yet', { title: 'B', body: 'Text', [SOURCE]: undefined }, '---\ntitle: B\n---\n\nText'],
  [
    'no text yet',
    { body: 'Text', [SOURCE]: '---\ntitle: "A"\n---' },
    '---\ntitle: "A"\n---\n\nText',
  ],
])('an article with %s is saved', (_, change, file) => {
  expect(article.toFile({ ...article.fromFile(ARTICLE), ...change })).toBe(file);
});
