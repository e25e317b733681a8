import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { articleSchema } from '#data/articles/article-schema.ts';
import { partnerSchema } from '#data/partners/partner-schema.ts';
import { testimonialSchema } from '#data/testimonials/testimonial-schema.ts';
import { RESERVED_IDS } from '#data/urls/reserved-names.ts';
import { toKebabCase } from '#formatting/names.ts';
import {
  date,
  externalUrl,
  getEntryIdProblem,
  href,
  listOf,
  moment,
  oneLine,
  pageUrl,
  pictureUrl,
  rawText,
} from './fields.ts';
import { validateContent } from './read-content.ts';

test.each([
  [' ', oneLine(20), 'This must not be empty.'],
  [null, oneLine(20), 'This is empty. Write a text here. If you mean the word null, quote it.'],
  [null, rawText(), 'This is empty. '],
  [5, oneLine(20), 'Quote it if it starts with a symbol or a number.'],
  ['15 April 2025', date(), 'Write a date such as April 15, 2025'],
  ['February 30, 2025', date(), 'Write a date such as April 15, 2025'],
  ['2025-02-30', date(), 'or 2025-04-15'],
  ['2025-02-30 09:30', moment(), 'or with a time: 2025-04-15 09:30'],
  ['2025-02-03 25:30', moment(), 'or with a time: 2025-04-15 09:30'],
  ['2025-04-05 09:30', date(), 'or 2025-04-15'],
  ['x'.repeat(151), articleSchema().shape.title, 'At most 150 characters.'],
  ['x'.repeat(401), articleSchema().shape.excerpt, 'At most 400 characters.'],
  ['grigal.com', externalUrl(), 'Write a full address that starts with https://'],
  ['page.html', href(), 'Start the address with https://, / or #.'],
  ['#about', pageUrl(), 'Write a full address that starts with https://, or a page'],
  ['https://user:word@a.com', externalUrl(), 'letters, digits, dots and hyphens only'],
  ['https://[::1]/', href(), 'letters, digits, dots and hyphens only'],
  ['https://a$`/logo.svg', pictureUrl(), 'letters, digits, dots and hyphens only'],
  ['/covers/none', pictureUrl(), 'Write /pictures/name.jpg for a picture in src/pictures/'],
  ['photo.jpg', pictureUrl(), 'Write /pictures/name.jpg for a picture in src/pictures/'],
  ['/covers/a.gif', pictureUrl(), 'A picture cannot be a .gif file.'],
  ['/partners/b.svg?v=2', pictureUrl(), 'There is no file public/partners/b.svg.'],
  ['/pictures/c.PNG', pictureUrl(), 'There is no file src/pictures/c.PNG.'],
  ['/pictures/..%2fx.png', pictureUrl(), 'No file may be called "/pictures/..%2fx.png".'],
])('%j is refused, with what to write instead', (text, schema, message) => {
  const { error } = schema.safeParse(text);
  expect(error?.issues.map((issue) => issue.message)).toEqual([expect.stringContaining(message)]);
});

test('several spaces in a line become one', () => {
  expect(oneLine().parse(' We build.  You sell. ')).toBe('We build. You sell.');
});

test.each(['April 5, 2025', '2025-04-05'])('%s is a date', (text) => {
  expect(date().parse(text)).toBe('2025-04-05');
});

test.each([
  ['April 5, 2025', '2025-04-05'],
  ['April 5, 2025 09:30', '2025-04-05T09:30Z'],
  ['2025-04-05 09:30:10 +0200', '2025-04-05T09:30:10+02:00'],
  ['2025-04-05T09:30:00.000Z', '2025-04-05T09:30:00.000Z'],
])('%s becomes the moment %s', (text, value) => {
  expect(moment().parse(text)).toBe(value);
  expect(moment().parse(value)).toBe(value);
});

test.each([
  ['a title', 150, articleSchema().shape.title],
  ['an excerpt', 400, articleSchema().shape.excerpt],
  ['a partner’s name', 80, partnerSchema.shape.name],
  ['a client’s company', 80, testimonialSchema.shape.company],
])('%s of %i characters is accepted', (_, length, schema) => {
  expect(schema.safeParse('x'.repeat(length)).error?.issues).toBeUndefined();
});

const names = listOf(z.strictObject({ name: oneLine(3), value: rawText() }), ['name']);

test.each<[unknown, PropertyKey[], string]>([
  [{ a: 'b' }, [], 'Write a list here: each item begins with "- "'],
  [[{ name: 'long', value: '' }], [0, 'name'], 'At most 3 characters. Found: long'],
  [[{ name: 'a', value: 1 }], [0, 'value'], 'Write a text here. Put quotes'],
  [['a'], [0], 'Write its fields here'],
  [[{ name: 'a' }], [0, 'value'], 'is missing. Write a text here.'],
  [[{ name: 'a', value: '', to: '' }], [0, 'to'], 'The fields are: name, value.'],
  [
    ['1', '2'].map((value) => ({ name: 'a', value })),
    [1, 'name'],
    'Item 1 has this "name" too. Each item needs its own. Found: a',
  ],
])('the problem with the list %j has its path', (written, path, message) => {
  expect(validateContent(written, names).problems).toEqual([
    { path, text: expect.stringContaining(message) },
  ]);
});

test('a title in kebab case is a valid id, unless it is empty or reserved', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const id = toKebabCase(title);
      const isId = id !== '' && !RESERVED_IDS.includes(id);
      expect(getEntryIdProblem(id) === undefined).toBe(isId);
    }),
  );
});

const NO_IDS = 'a--b -a a_b ä 404 admin category page thanks'.split(' ');

test('the message about a file in a subfolder says to move it', () => {
  expect(getEntryIdProblem('2025/a')).toMatch(/^Files in a subfolder are not read/);
});

test.each(['', 'My Article', ...NO_IDS])('%j is not a valid id', (id) => {
  expect(getEntryIdProblem(id)).toContain('Rename the file.');
});
