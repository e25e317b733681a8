import { describe, expect, test } from 'vitest';
import {
  findStrings,
  getLanguageName,
  isRightToLeft,
  languages,
  toOpenGraphLocale,
} from './dictionaries.ts';
import { en } from './en.ts';

/** Every string of a dictionary with its path: `['chat.send', 'Send']`. */
function textsIn(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value as object).flatMap(([key, item]) =>
    textsIn(item, place ? `${place}.${key}` : key),
  );
}

/** The path of a string, without the plural category, which depends on the language. */
const getString = (place: string) => place.replace(/\.(zero|one|two|few|many|other)$/, '');

const placeholdersIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

const english = new Map(
  textsIn(en).map(([place, text]) => [getString(place), placeholdersIn(text)]),
);

describe.each(languages)('%s', (language) => {
  const strings = findStrings(language);
  const texts = textsIn(strings);

  test('no string is empty or has spaces at its ends', () => {
    for (const [place, text] of texts) {
      // French has no-break spaces inside its quotation marks.
      expect(text, place).not.toMatch(/^[ \n]|[ \n]$/);
      expect(text.trim(), place).not.toBe('');
    }
  });

  test('each string has the placeholders of the English one', () => {
    for (const [place, text] of texts) {
      expect(placeholdersIn(text), place).toEqual(english.get(getString(place)));
    }
  });

  test('a number has one text, or one for each plural category of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const forms of [...Object.values(strings?.comments ?? {}), strings?.search.count ?? {}]) {
      const categories = Object.keys(forms).toSorted();
      expect([['other'], pluralCategories.toSorted()]).toContainEqual(categories);
    }
  });
});

test('a region has the strings of its language', () => {
  expect(findStrings('en-GB')).toBe(en);
});

test('an unknown language has no strings', () => {
  expect(findStrings('tlh')).toBeUndefined();
});

test.each([
  ['en', false, 'en_US'],
  ['en-GB', false, 'en_GB'],
  ['it', false, 'it_IT'],
  ['mt', false, 'mt_MT'],
  ['ar', true, 'ar_EG'],
  ['he', true, 'he_IL'],
])('%s (right to left: %s) has the Open Graph locale %s', (language, isRtl, locale) => {
  expect(isRightToLeft(language)).toBe(isRtl);
  expect(toOpenGraphLocale(language)).toBe(locale);
});

test.each([
  ['it', 'Italiano'],
  ['mt', 'Malti'],
  ['pt-BR', 'Português (Brasil)'],
])('the language %s is called %s', (language, name) =>
  expect(getLanguageName(language)).toBe(name),
);
