import { expect, test } from 'vitest';
import { keepMarks, splitUnbroken } from './unbroken.ts';

test.each([
  ['a model stays', 'GPT-4.1 and o3-mini, GPT-4.1-mini', ['GPT-4.1', 'o3-mini', 'GPT-4.1-mini']],
  ['a name and its version stay', 'Claude 3.7 Sonnet and Gemini 2.5', ['Claude 3.7', 'Gemini 2.5']],
  ['a number in a compound stays', 'a 30-minute call, COVID-19', ['30-minute', 'COVID-19']],
  ['a range stays', 'pages 6–8 of 2024-2025', ['6–8', '2024-2025']],
  [
    'a date stays',
    '9 April 2025, 9. April, 9 aprile 2025',
    ['9 April 2025', '9. April', '9 aprile 2025'],
  ],
  ['a figure and its unit stay', '2.5 km, 9 s, 400 %, 44 px', ['2.5 km', '9 s', '400 %', '44 px']],
  [
    'an abbreviation or sign and its number stay',
    'vol. 5, n. 3, € 40, § 12',
    ['vol. 5', 'n. 3', '€ 40', '§ 12'],
  ],
  ['initials and a name stay', 'J. R. R. Tolkien, A. Vella', ['J. R. R. Tolkien', 'A. Vella']],
  ['a name and initials stay', 'Hernström V. et al., Lin C.-S.', ['Hernström V.', 'Lin C.-S.']],
  ['an option stays', '-XX:MaxRAM --no-cache a-b -- -5', ['-XX', '--no']],
  ['a year and the next word do not stay', 'In 2019 Science published', []],
  ['a number and what it counts do not stay', '105,934 women, 44 by 44', []],
  ['words with a hyphen do not stay', 'AI-enabled, well-kept', []],
  ['a number and a long word do not stay', '12 Donaudampfschiffe', []],
  ['a part of an address does not stay', 'https://doi.org/10.1001/jama-2021', []],
])('%s unbroken', (_, text, expected) => {
  const parts = splitUnbroken(text);
  expect(parts.filter((_, index) => index % 2)).toEqual(expected);
  expect(parts.join('')).toBe(text);
});

// If the time grew with the square of the length, each would take minutes.
test.each(['1.', '1,', 'A. ', 'A.-'])('a long row of %j takes little time', (part) => {
  const text = part.repeat(200_000);
  expect(splitUnbroken(text).join('')).toBe(text);
});

test.each([
  ['Quoi ? Oui : « un mot » !', 'Quoi~? Oui~: «~un mot~»~!'],
  ['(« Tout » ; ‹ rien ›)  ?!', '(«~Tout~»~; ‹~rien~›)~?!'],
  ['«\u202Fun mot\u202F» :', '«\u202Fun mot\u202F»~:'],
  // The text of an element can begin or end with a mark.
  [' : « ', '~: «~'],
  ['Er sagte »ja« oder »nein« dazu', 'Er sagte »ja« oder »nein« dazu'],
  ['Dice «sì» e: no? a :smile: b, x != y', 'Dice «sì» e: no? a :smile: b, x != y'],
])('punctuation stays with its words in %j', (text, kept) => {
  expect(keepMarks(text)).toBe(kept.replaceAll('~', '\u00A0'));
});
