import { readFileSync } from 'node:fs';
import { isFile, isJunkFile, listFiles } from '#data/urls/site-file.ts';
import { dropUnprintable } from '#formatting/characters.ts';

// integrations/published-files.ts reports the symlinks to folders and the names with a # that are skipped here.
const names = listFiles('src/content')
  .map((name) => `src/content/${name}`)
  .filter((name) => isFile(name) && !name.includes('#') && !isJunkFile(name));

/** Whether drafts and articles with a future date are shown: only in development. */
export const showsDrafts: boolean = import.meta.env?.DEV ?? false;

/** The text of each file in src/content/, by its path. integrations/content-changes.ts reloads it after a change. */
export const contentTexts: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [name, dropUnprintable(readFileSync(name, 'utf8'))]),
);
