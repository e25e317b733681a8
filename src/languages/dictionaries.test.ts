import { describe, expect, test } from 'vitest';
import {
  dictionaryProblems,
  findStrings,
  isRightToLeft,
  languageName,
  languages,
  openGraphLocale,
} from './dictionaries.ts';
import { en } from './en.ts';

/** Every text of a dictionary by its place: `['chat.send', 'Send']`. */
function textsIn(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value as object).flatMap(([key, item]) =>
    textsIn(item, place ? `${place}.${key}` : key),
  );
}

/** Without the plural category, which depends on the language. */
const wordOf = (place: string) => place.replace(/\.(zero|one|two|few|many|other)$/, '');

const gapsIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

const english = new Map(textsIn(en).map(([place, text]) => [wordOf(place), gapsIn(text)]));

describe.each(languages)('%s', (language) => {
  const strings = findStrings(language);
  const texts = textsIn(strings);

  test('no text is empty, and each has the gaps that are filled', () => {
    for (const [place, text] of texts) {
      // French has no-break blanks inside its quotation marks.
      expect(text, place).not.toMatch(/^[ \n]|[ \n]$/);
      expect(text.trim(), place).not.toBe('');
      expect(gapsIn(text), place).toEqual(english.get(wordOf(place)));
    }
  });

  test('a number has one text, or one for each plural category of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const forms of Object.values(strings?.comments ?? {})) {
      const categories = Object.keys(forms).toSorted();
      expect([['other'], pluralCategories.toSorted()]).toContainEqual(categories);
    }
  });
});

test('a word that is missing, and one that nothing says, are named', () => {
  const { send, ...chat } = en.chat;
  expect(dictionaryProblems('en', en)).toEqual([]);
  expect(dictionaryProblems('de', { ...en, chat, chut: 'x' })).toEqual([
    'src/languages/de.ts: chat.send is missing. Translate it from src/languages/en.ts.',
    'src/languages/de.ts: Nothing says chut. Remove it, or correct its name.',
  ]);
});

test('a region has the words of its language, and a language without words has none', () => {
  expect(findStrings('en-GB')).toBe(en);
  expect(findStrings('tlh')).toBeUndefined();
});

test.each([
  ['en', false, 'en_US'],
  ['en-GB', false, 'en_GB'],
  ['it', false, 'it_IT'],
  ['mt', false, 'mt_MT'],
  ['ar', true, 'ar_EG'],
  ['he', true, 'he_IL'],
])('%s: from right to left %s, as Open Graph has it %s', (language, isRtl, locale) => {
  expect(isRightToLeft(language)).toBe(isRtl);
  expect(openGraphLocale(language)).toBe(locale);
});

test.each([
  [
    ['en', 'it'],
    ['English', 'Italiano'],
  ],
  [
    ['en', 'en-GB', 'it'],
    ['English', 'British English', 'Italiano'],
  ],
  [
    ['it-IT', 'it-CH'],
    ['Italiano (Italia)', 'Italiano (Svizzera)'],
  ],
])('the languages %j are called %j', (all, names) => {
  expect(all.map((language) => languageName(language, all))).toEqual(names);
});
