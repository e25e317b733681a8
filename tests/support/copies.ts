/** Changed copies of the project, each built once for all tests: `npm run build:copies`. */
import { join } from 'node:path';
import { readValidSettings, SITE_FILE, splitUrl } from '#data/site/site.ts';
import { toSitePath } from '#formatting/site-path.ts';

/** tests/copies/build.ts changes each of these copies. */
export type CopyName = 'agency' | 'editor';

/** Git ignores this folder. Its name has characters that occur in the paths of users. */
const FOLDER = '.cache/copies [ü]';

/** The port at which tests serve the site; copies use the next ones. Set another to test two checkouts at once. */
const PORT = Number(process.env.E2E_PORT ?? 4399);

/** The folder of a site, the folder of its built pages, and its address in tests. */
function placeAt(folder: string, port: number) {
  const { base } = splitUrl(readValidSettings(join(folder, SITE_FILE)));
  const url = `http://localhost:${port}${toSitePath('/', base)}`;
  return { folder, dir: join(folder, 'dist'), port, url };
}

export const getCopy = (name: CopyName) =>
  placeAt(join(FOLDER, name), PORT + { agency: 1, editor: 2 }[name]);

/** The tested site: the project, or a copy of it. */
export const SITE = placeAt(process.env.SITE_DIR ?? '.', PORT);

/** The language of `agency` that has hostile texts. */
export const HOSTILE = 'mt';
