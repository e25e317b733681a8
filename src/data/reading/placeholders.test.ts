import { expect, test } from 'vitest';
import {
  fillPlaceholders,
  findUnknownPlaceholders,
  placeholderProblem,
  unknownPlaceholderProblem,
} from './placeholders.ts';

const words = { name: 'Acme', email: 'a@b.c', phone: '1', locality: 'Rome', country: 'Italy' };

test('replaces placeholders at any depth and leaves other values alone', () => {
  const copy = { title: 'Welcome to {name}', list: ['{name} & {email}', '/{x}', 3], on: true };
  expect(fillPlaceholders(copy, words)).toEqual({
    title: 'Welcome to Acme',
    list: ['Acme & a@b.c', '/{x}', 3],
    on: true,
  });
});

test('the message about an unknown placeholder lists the known ones', () => {
  const message =
    'There is no placeholder {nmae}. The placeholders are: {name}, {email}, {phone}, {locality}, {country}. To show {nmae}, write {{nmae}}.';
  expect(unknownPlaceholderProblem('{name}, {nmae}')).toBe(message);
});

test('{{word}} is shown as {word}, and is no placeholder', () => {
  const text = '{{braces}} and {{name}} in {locality}, {{ value }}';
  expect(fillPlaceholders(text, words)).toBe('{braces} and {name} in Rome, {{ value }}');
  expect(unknownPlaceholderProblem(text)).toBeUndefined();
});

test('unknown placeholders are found at any depth, but not in addresses', () => {
  const entry = { href: '/{x}', links: ['https://a.com/{x}', '{name}', 'A {x}'] };
  expect(findUnknownPlaceholders(entry)).toMatchObject([{ path: ['links', 2] }]);
});

test.each(['{name}', 'no braces', '{ name }', '{}'])('%s has no unknown placeholder', (text) => {
  expect(unknownPlaceholderProblem(text)).toBeUndefined();
});

test('settings may have braces, but not the known placeholders', () => {
  expect(placeholderProblem('{x} { email }, {phone}')).toMatch(
    /^\{phone\} is filled in from this file/,
  );
  expect(placeholderProblem('{x} { email }')).toBeUndefined();
});
