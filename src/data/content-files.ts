import { dropUnprintable } from '#formatting/characters.ts';
import { texts } from './content-texts.ts';
import { getFirstLanguage } from './languages.ts';
import type { ContentFile } from './reading/content-file.ts';

/** The content files whose path begins with `start`: `src/content/articles/`. */
export function contentFiles(start: string): ContentFile[] {
  return Object.entries(texts)
    .filter(([path]) => path.startsWith(start))
    .map(([path, text]) => ({ path, text: dropUnprintable(text) }));
}

/** The folder of the content in a language: `src/content/` for the first, `src/content/it/` for another. */
export function contentFolder(language: string): string {
  const isFirst = language === getFirstLanguage();
  return isFirst ? 'src/content/' : `src/content/${language}/`;
}
