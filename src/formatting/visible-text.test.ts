import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test.each([
  ['white space', ' \t\r\n\u00a0\u2003\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['marks of direction', '\u200e\u202e\u2066\u061c'],
  ['a soft hyphen', '\u00ad'],
  ['fillers', '\u3164\u115f\uffa0\u2800'],
  ['variation selectors and tags', '\ufe0f\u{e0067}'],
  ['controls', '\u0000\u001b\u009f'],
  ['all of it', ' \u200b \u2800\n\u00ad '],
])('%s shows nothing', (_, text) => expect(visibleText(text)).toBe(''));

test.each([
  [' Żo & Co ', 'Żo & Co'],
  ['J\u200b', 'J'],
  ['مرحبا', 'مرحبا'],
  ['👍🏽', '👍🏽'],
  ['a b', 'a b'],
])('%s shows', (text, shown) => expect(visibleText(text)).toBe(shown));
