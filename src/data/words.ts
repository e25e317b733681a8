import { findWords } from '#languages/dictionaries.ts';
import { en } from '#languages/en.ts';
import type { Words } from '#languages/words.ts';
import { getContent } from './content.ts';

/** The language of the site, as BCP 47 has it. */
export function getLanguage(): string {
  const [first = 'en'] = getContent('site').languages;
  return first;
}

/** The words of the interface in the language of the site. */
export function getWords(): Words {
  // The schema knows no others.
  return findWords(getLanguage()) ?? en;
}
