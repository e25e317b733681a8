import { findStrings } from '#languages/dictionaries.ts';
import { en, type Strings } from '#languages/en.ts';
import { memoize } from './reading/memoize.ts';
import { readSite } from './site/read-site.ts';

/** The languages of the site as BCP 47 tags. The first is at `/`, the others in folders such as `/it`. */
export const getLanguages = memoize((): readonly string[] => readSite().languages);

/** The language of the pages at `/`. */
export function getFirstLanguage(): string {
  const [first = 'en'] = getLanguages();
  return first;
}

export function getStrings(language: string): Strings {
  // The schema of the settings accepts only languages that have strings.
  return findStrings(language) ?? en;
}

/** The folder of the content in a language: `src/content/` for the first, `src/content/it/` for another. */
export function contentFolder(language: string): string {
  const isFirst = language === getFirstLanguage();
  return isFirst ? 'src/content/' : `src/content/${language}/`;
}
