import { expect, test } from 'vitest';
import { fillPlaceholders, knownPlaceholders, unknownPlaceholderProblem } from './placeholders.ts';

const words = { name: 'Acme', email: 'a@b.c', phone: '1', locality: 'Rome', country: 'Italy' };

test('replaces words at any depth and leaves other values alone', () => {
  const copy = { title: 'Welcome to {name}', list: ['{name} & {email}', '/{x}', 3], on: true };
  expect(fillPlaceholders(copy, words)).toEqual({
    title: 'Welcome to Acme',
    list: ['Acme & a@b.c', '/{x}', 3],
    on: true,
  });
});

test('an unknown word is named with the known words', () => {
  const message =
    'There is no placeholder {nmae}. There are: {name}, {email}, {phone}, {locality}, {country}.';
  expect(unknownPlaceholderProblem('{name}, {nmae}')).toBe(message);
});

test.each(['{name}', 'no braces', '{ name }', '{}'])('%s names no unknown word', (text) => {
  expect(unknownPlaceholderProblem(text)).toBeUndefined();
});

test('finds known words, and ignores other braces', () => {
  expect(knownPlaceholders('{x} {name}, { email }, {phone}')).toEqual(['{name}', '{phone}']);
});
