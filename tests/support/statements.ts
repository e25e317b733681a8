import { readdirSync, readFileSync } from 'node:fs';
import { splitFrontMatter } from '#data/reading/front-matter.ts';

const FOLDER = 'src/content/statements';

/** The statements, each with its page's address and the text of its file. */
export const statements = readdirSync(FOLDER).map((file) => ({
  path: `/${file.replace(/\.md$/, '')}`,
  text: splitFrontMatter(readFileSync(`${FOLDER}/${file}`, 'utf8'))?.body ?? '',
}));
