import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isJunkFile } from './reading/site-file.ts';

const names = readdirSync('src/content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).replaceAll(sep, '/'))
  // Those with a # are named by integrations/uploads.ts.
  .filter((name) => !name.includes('#') && !isJunkFile(name));

/** Every file of src/content/ as text; when one changes, integrations/content-changes.ts has them read anew. */
export const texts: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [name, readFileSync(name, 'utf8')]),
);
