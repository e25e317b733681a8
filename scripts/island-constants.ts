/** What the scripts of islands say: the words of the site's first language, for Vite's `define`. */

import { readLanguages } from '#data/site/site-languages.ts';
import { findWords } from '#languages/dictionaries.ts';
import { en } from '#languages/en.ts';
import { islandWords } from '#languages/island-words.ts';

/** The words of each island as a constant: `__CHAT_WORDS__`. */
export function islandConstants() {
  const [language = 'en'] = readLanguages();
  const words = islandWords(findWords(language) ?? en, language);
  return Object.fromEntries(
    Object.entries(words).map(([island, its]) => [`__${island.toUpperCase()}_WORDS__`, its]),
  );
}
