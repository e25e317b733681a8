/** No translated page shows an English string. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findStrings } from '#languages/dictionaries.ts';
import { en } from '#languages/en.ts';
import { allPages, files, ownTranslations, readText } from '../support/built-site.ts';
import type { Translation } from '../support/content.ts';

/** The English strings that occur neither in the strings nor in the content of a translation. */
function foreignTo({ strings, folder }: Translation): string[] {
  const content = globSync(['*.*', '{articles,pages}/*'], { cwd: folder });
  const texts = content.map((file) => readFileSync(join(folder, file), 'utf8'));
  const own = JSON.stringify(strings) + texts.join();
  return (JSON.stringify(en).match(/"[^"]+"(?=[\],}])/g) ?? [])
    .flatMap((text) => text.slice(1, -1).split(/ ?\{\w+\} ?/))
    .filter((text) => /\p{L}{2}/u.test(text) && !own.includes(text));
}

/** Whether a file contains a string. A sentence may be anywhere. A single word must be a whole element or attribute. */
const containsString = (text: string, string: string) =>
  string.includes(' ')
    ? text.includes(string)
    : new RegExp(`[>"'] ?${RegExp.escape(string)} ?[<"']`).test(text);

// Arabic exists only in a copy, with a few strings.
const TRANSLATED = ownTranslations.filter(
  ({ language }) => ![en, undefined].includes(findStrings(language)),
);

// On a site in English only, there is nothing to look for.
test.skipIf(TRANSLATED.length === 0)(
  'no page or feed in another language has strings in English',
  () => {
    for (const translation of TRANSLATED) {
      const foreign = foreignTo(translation);
      expect(foreign.length).toBeGreaterThan(40);
      const own = allPages.filter((one) => one.translation === translation).map(({ file }) => file);
      const lists = ['rss.xml', 'llms.txt'].map((name) => `${translation.prefix}/${name}`.slice(1));
      const found = [...own, ...lists.filter((name) => files.has(name))].flatMap((file) => {
        // Leaves out links to translations, whose texts are in other languages, and the types of schema.org.
        const text = readText(file).replace(/<a\b[^>]* hreflang=.*?<\/a>|"@type":"\w+"/gi, '');
        return foreign.filter((one) => containsString(text, one)).map((one) => `${file}: ${one}`);
      });
      expect(found).toEqual([]);
    }
  },
);
