import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findWeakColours } from './find-weak-colours.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

test('the colours as delivered are strong enough', () => {
  expect(findWeakColours(tokens)).toEqual([]);
});

test('a weak colour is told with its line, its grounds, its scheme and what it lacks', () => {
  const weak = tokens.replace(/(--color-stars: light-dark\()#\w{6}/, '$1#f4b92f');
  const line = weak.split('\n').findIndex((text) => text.includes('--color-stars')) + 1;
  expect(findWeakColours(weak)).toEqual([
    {
      file: 'src/styles/tokens.css',
      line,
      what: expect.stringMatching(/^stars on card, light: 1\.\d of 3$/),
    },
  ]);
});

test('a colour that is none is weak, not strong', () => {
  const none = tokens.replace(/(--color-stars: light-dark\()#\w{6}/, '$1#zzzzzz');
  expect(findWeakColours(none)).toHaveLength(1);
});
