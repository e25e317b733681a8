import { expect, test } from 'vitest';
import { fillPlaceholders } from './placeholders';

test('replaces words at any depth and leaves other values alone', () => {
  const copy = { title: 'Welcome to {name}', list: ['{name} & {email}', 3], on: true };
  expect(fillPlaceholders(copy, { name: 'Acme', email: 'a@b.c' })).toEqual({
    title: 'Welcome to Acme',
    list: ['Acme & a@b.c', 3],
    on: true,
  });
});

test('an unknown word is an error that names it, the text and the known words', () => {
  expect(() => fillPlaceholders('Hi {nmae}', { name: 'Acme' })).toThrow(
    'Unknown placeholder {nmae} in “Hi {nmae}”. Known: {name}.',
  );
});
