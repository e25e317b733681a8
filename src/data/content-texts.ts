import { readFileSync } from 'node:fs';
import { filesIn, isFile, isJunkFile } from './reading/site-file.ts';

// Skips symlinks to folders, and names with a #: integrations/uploads.ts reports both.
const names = filesIn('src/content')
  .map((name) => `src/content/${name}`)
  .filter((name) => isFile(name) && !name.includes('#') && !isJunkFile(name));

/** The files in src/content/ as text. When one changes, integrations/content-changes.ts reloads this module. */
export const texts: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [name, readFileSync(name, 'utf8')]),
);
