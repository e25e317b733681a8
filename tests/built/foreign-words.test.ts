/** No page, feed or script says a word of the interface in another language than its own. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from '#languages/en.ts';
import { files, pages, readText } from '../support/built-site.ts';
import { language as first, type Translation, translations } from '../support/content.ts';

/** The files that speak a language: pages, feed and llms.txt; of the first language the scripts too. */
function filesOf(translation: Translation): string[] {
  const { prefix, language } = translation;
  const own = pages.filter((page) => page.translation === translation).map(({ file }) => file);
  const lists = ['rss.xml', 'llms.txt'].map((name) => `${prefix}/${name}`.slice(1));
  const scripts = language === first ? [...files].filter((file) => file.endsWith('.js')) : [];
  return [...own, ...lists, ...scripts];
}

/** The texts of the English dictionary that are in neither another dictionary nor the content. */
function foreignTo({ words, folder }: Translation): string[] {
  const content = globSync([`${folder}/*.*`, `${folder}/{articles,statements}/*`]);
  const own = JSON.stringify(words) + content.map((file) => readFileSync(file, 'utf8')).join();
  return (JSON.stringify(en).match(/"[^"]+"(?=[\],}])/g) ?? [])
    .flatMap((text) => text.slice(1, -1).split(/ ?\{\w+\} ?/))
    .filter((text) => /\p{L}{2}/u.test(text) && !own.includes(text));
}

/** As part of a sentence, or alone in an element, an attribute or a string of a script. */
function says(text: string, word: string): boolean {
  if (word.includes(' ')) return text.includes(word);
  return new RegExp(`[>"'\`] ?${RegExp.escape(word)} ?[<"'\`]`).test(text);
}

test('every page, feed and script speaks its own language', () => {
  for (const translation of translations.filter(({ words }) => words !== en)) {
    const foreign = foreignTo(translation);
    expect(foreign.length).toBeGreaterThan(40);
    const found = filesOf(translation).flatMap((file) => {
      // Where the page is in English.
      const text = readText(file).replace(/<a\b[^>]* hreflang=.*?<\/a>/gi, '');
      return foreign.filter((word) => says(text, word)).map((word) => `${file}: ${word}`);
    });
    // Base UI has one of them, which another takes the place of.
    expect(found.filter((one) => !one.endsWith(`.js: ${en.notifications}`))).toEqual([]);
  }
});
