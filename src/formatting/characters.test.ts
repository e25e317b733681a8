import { expect, test } from 'vitest';
import {
  dropUnprintable,
  getVisibleText,
  keepMarks,
  onOneLine,
  toScriptText,
} from './characters.ts';

test.each([
  ['\uFEFF- id: a\r\n\tb: c\n', '- id: a\r\n\tb: c\n'],
  ['a\u0000\u0007\u001B[31mb\u007F\u0085\uFFFF', 'a[31mb'],
  ['a\u00A0\u200Dא\u200Fé👩‍👧', 'a\u00A0\u200Dא\u200Fé👩‍👧'],
])('without unprintable characters, %j is %j', (text, kept) => {
  expect(dropUnprintable(text)).toBe(kept);
});

test.each([
  ['white space', ' \t\r\n\u00a0\u2003\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['direction marks', '\u200e\u202e\u2066\u061c'],
  ['a soft hyphen', '\u00ad'],
  ['fillers', '\u3164\u115f\uffa0\u2800'],
  ['variation selectors and tags', '\ufe0f\u{e0067}'],
  ['control characters', '\u0000\u001b\u009f'],
  ['several of them', ' \u200b \u2800\n\u00ad '],
])('no text is visible in %s', (_, text) => expect(getVisibleText(text)).toBe(''));

test.each([
  [' Żo & Co ', 'Żo & Co'],
  ['J\u200b', 'J'],
  ['مرحبا', 'مرحبا'],
  ['👍🏽', '👍🏽'],
  ['a b', 'a b'],
])('the visible text of %j is %j', (text, shown) => expect(getVisibleText(text)).toBe(shown));

test('a text for a log is on one line', () => {
  expect(onOneLine('a\r\n::b\u2028c')).toBe('a ::b c');
});

test.each([
  ['Quoi ? Oui : « un mot » !', 'Quoi~? Oui~: «~un mot~»~!'],
  ['(« Tout » ; ‹ rien ›)  ?!', '(«~Tout~»~; ‹~rien~›)~?!'],
  ['«\u202Fun mot\u202F» :', '«\u202Fun mot\u202F»~:'],
  // The text of an element can begin or end with a punctuation mark.
  [' : « ', '~: «~'],
  ['This – or that — is -- it', 'This~– or that~— is -- it'],
  ['Er sagte »ja« oder »nein« dazu', 'Er sagte »ja« oder »nein« dazu'],
  ['Dice «sì» e: no? a :smile: b, x != y', 'Dice «sì» e: no? a :smile: b, x != y'],
])('punctuation stays with its words in %j', (text, kept) => {
  expect(keepMarks(text)).toBe(kept.replaceAll('~', '\u00A0'));
});

test('data that contains </script> stays whole in its script', () => {
  const name = '</script><script>alert(1)</script><!--';
  const data = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] };
  const text = toScriptText(data);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(data);
});
