import { expect, test } from 'vitest';
import { keepMarks } from './keep-marks.ts';

test.each([
  ['Quoi ? Oui : « un mot » !', 'Quoi~? Oui~: «~un mot~»~!'],
  ['(« Tout » ; ‹ rien ›)  ?!', '(«~Tout~»~; ‹~rien~›)~?!'],
  ['«\u202Fun mot\u202F» :', '«\u202Fun mot\u202F»~:'],
  // The text of an element can begin or end with a mark.
  [' : « ', '~: «~'],
  ['This – or that — is -- it', 'This~– or that~— is -- it'],
  ['Er sagte »ja« oder »nein« dazu', 'Er sagte »ja« oder »nein« dazu'],
  ['Dice «sì» e: no? a :smile: b, x != y', 'Dice «sì» e: no? a :smile: b, x != y'],
])('punctuation stays with its words in %j', (text, kept) => {
  expect(keepMarks(text)).toBe(kept.replaceAll('~', '\u00A0'));
});
