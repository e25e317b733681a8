/** What the scripts of islands say: the words of the first language in src/content/site.yaml, for Vite's `define`. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { languagesSchema } from '#data/site/language-schema.ts';
import { findWords } from '#languages/dictionaries.ts';
import { en } from '#languages/en.ts';
import { islandWords } from '#languages/island-words.ts';

/** English where the content check has something to say. */
function readLanguage(): string {
  try {
    const site = parse(readFileSync('src/content/site.yaml', 'utf8')) as { languages?: unknown };
    return languagesSchema.parse(site.languages)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** The words of each island as a constant: `__CHAT_WORDS__`. */
export function islandConstants() {
  const language = readLanguage();
  const words = islandWords(findWords(language) ?? en, language);
  return Object.fromEntries(
    Object.entries(words).map(([island, its]) => [`__${island.toUpperCase()}_WORDS__`, its]),
  );
}
