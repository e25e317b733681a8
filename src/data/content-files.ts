import { dropUnprintable } from '#formatting/characters.ts';
import { texts } from './content-texts.ts';
import type { ContentFile } from './reading/content-file.ts';

/** The content files whose path begins with `start`: `src/content/articles/`. */
export function contentFiles(start: string): ContentFile[] {
  return Object.entries(texts)
    .filter(([path]) => path.startsWith(start))
    .map(([path, text]) => ({ path, text: dropUnprintable(text) }));
}
