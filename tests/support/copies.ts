/** Changed copies of the project, each built once for all tests: `npm run build:copies`. */
import { join } from 'node:path';
import { readSiteUrl } from '../../scripts/site-url.ts';

/** The changes are in tests/copies, in a module of the same name. */
export type CopyName = 'agency' | 'editor' | 'errors';

/** Git ignores it. People have such letters in their paths. */
const FOLDER = '.cache/copies [ü]';

/** The folder of a copy, that of its built site, and the folder of the host that it is built for: `/` or `/site`. */
export function placeOf(name: CopyName) {
  const folder = join(FOLDER, name);
  const { base } = readSiteUrl(join(folder, 'src/content/site.yaml'));
  return { folder, dir: join(folder, 'dist'), base };
}

/** The language of `agency` in which every text is hostile. */
export const HOSTILE = 'mt';
