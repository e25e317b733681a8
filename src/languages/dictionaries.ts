import { en, type Strings } from './en.ts';
import { it } from './it.ts';
import { mt } from './mt.ts';

const dictionaries: Readonly<Record<string, Strings>> = { en, it, mt };

/** The languages that have strings. */
export const languages = Object.keys(dictionaries);

/** The strings of a language; those of `pt` for `pt-BR`, if it has none of its own. Undefined if neither has any. */
export function findStrings(language: string): Strings | undefined {
  return dictionaries[language] ?? dictionaries[new Intl.Locale(language).language];
}

/** The strings of a language of the site. The settings accept only languages that have some. */
export function getStrings(language: string): Strings {
  return findStrings(language) ?? en;
}

/** A language's name for itself: `Italiano`, `Português (Brasil)`. */
export function getLanguageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** @param language a BCP 47 tag: `en`, `pt-BR` */
export function isRightToLeft(language: string): boolean {
  return new Intl.Locale(language).getTextInfo().direction === 'rtl';
}

/** `it_IT` for `it`: adds the most likely region, if the tag has none. */
export function toOpenGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
