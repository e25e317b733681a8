import { readFileSync } from 'node:fs';
import { dropUnprintable } from '#formatting/characters.ts';
import type { ContentFile } from './reading/read-content.ts';
import { filesIn, isFile, isJunkFile } from './reading/site-file.ts';

// integrations/uploads.ts reports the symlinks to folders and the names with a # that are skipped here.
const names = filesIn('src/content')
  .map((name) => `src/content/${name}`)
  .filter((name) => isFile(name) && !name.includes('#') && !isJunkFile(name));

/** The files in src/content/ as text. When one changes, integrations/content-changes.ts reloads this module. */
export const texts: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [name, readFileSync(name, 'utf8')]),
);

/** The content files whose path begins with `start`: `src/content/articles/`. */
export function contentFiles(start: string): ContentFile[] {
  return Object.entries(texts)
    .filter(([path]) => path.startsWith(start))
    .map(([path, text]) => ({ path, text: dropUnprintable(text) }));
}
