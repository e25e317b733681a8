import { expect, test } from 'vitest';
import {
  fillPlaceholders,
  findUnknownPlaceholders,
  getPlaceholderProblem,
} from './placeholders.ts';

const words = { name: 'Acme', email: 'a@b.c', phone: '1', locality: 'Rome', country: 'Italy' };

test('only known placeholders are replaced', () => {
  expect(fillPlaceholders('{name} & {email}: /{x}', words)).toBe('Acme & a@b.c: /{x}');
});

test('the message about an unknown placeholder lists the known ones', () => {
  const text =
    'There is no placeholder {nmae}. The placeholders are: {name}, {email}, {phone}, {locality}, {country}. To show {nmae}, write {{nmae}}.';
  const entry = { title: '/ {nmae}', links: ['{name}', 'A {name}, {nmae}'] };
  expect(findUnknownPlaceholders(entry)).toEqual([
    { path: ['title'], text },
    { path: ['links', 1], text },
  ]);
});

test('{{word}} is shown as {word}', () => {
  const text = '{{braces}} and {{name}} in {locality}, {{ value }}, {}';
  expect(fillPlaceholders(text, words)).toBe('{braces} and {name} in Rome, {{ value }}, {}');
  expect(findUnknownPlaceholders(text)).toEqual([]);
});

test('only braces around known placeholders are refused in settings', () => {
  expect(getPlaceholderProblem('{x} { email }, {phone}')).toMatch(
    /^\{phone\} is filled in from this file/,
  );
  expect(getPlaceholderProblem('{x} { email }')).toBeUndefined();
});
