import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isJunkFile } from './reading/site-file.ts';

const names = readdirSync('src/content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).replaceAll(sep, '/'))
  // integrations/uploads.ts reports names with a #.
  .filter((name) => !name.includes('#') && !isJunkFile(name));

/** Every file of src/content/ as text. When one changes, integrations/vite-plugins.ts reloads this module. */
export const texts: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [name, readFileSync(name, 'utf8')]),
);
