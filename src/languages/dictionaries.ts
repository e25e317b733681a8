import { en } from './en.ts';
import { it } from './it.ts';
import { mt } from './mt.ts';
import type { Words } from './words.ts';

/** The words of the interface, by language. */
const dictionaries: Readonly<Record<string, Words>> = { en, it, mt };

/** The languages that there are words in. */
export const languages = Object.keys(dictionaries);

/** The words in a language; those of `pt` for `pt-BR`, if it has none of its own. Undefined if there are none. */
export function findWords(language: string): Words | undefined {
  return dictionaries[language] ?? dictionaries[new Intl.Locale(language).language];
}
