import { expect, test } from 'vitest';
import { mt } from '#languages/mt.ts';
import { fill, selectPlural } from './messages.ts';

test('values replace placeholders literally', () => {
  expect(fill('{b}, {a}: {b}', { a: '$&', b: 2 })).toBe('2, $&: 2');
});

test('a placeholder without a value is an error that names it', () => {
  expect(() => fill('By {name}', {})).toThrow('There is no value for {name} in “By {name}”.');
});

test.each([
  [0, '0 kummenti'],
  [1, '1 kumment'],
  [2, '2 kummenti'],
  [10, '10 kummenti'],
  [11, '11-il kumment'],
  [20, '20 kumment'],
  [103, '103 kummenti'],
])('%i in Maltese is %s', (count, text) => {
  expect(selectPlural(mt.comments.count, count, 'mt')).toBe(text);
});

test('`other` alone is the text for all numbers', () => {
  expect(selectPlural({ other: 'Comments ({count})' }, 1, 'en')).toBe('Comments (1)');
});
