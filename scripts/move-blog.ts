/**
 * Moves the posts of another blog here, with the pictures that they name:
 *
 *     npm run move:blog -- ../old/posts --pictures ../old/static [--dry-run] [--address /:year/:month/:title]
 *
 * Overwrites no article or picture, and adds to categories.yaml and site.yaml. Prints what it does, and what a person
 * must decide.
 */
import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { filesIn, isFile } from '#data/reading/site-file.ts';
import { readValidSettings, SITE_FILE } from '#data/site/site.ts';
import { editYaml } from '#editor/edit-yaml.ts';
import { planMove } from './moving/plan.ts';
import { printSection } from './report.ts';

const CATEGORIES = 'src/content/categories.yaml';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pictures: { type: 'string', multiple: true, default: [] },
    'dry-run': { type: 'boolean' },
    address: { type: 'string' },
  },
});
const folders = [`${positionals[0] ?? ''}`, ...options.pictures];
for (const folder of folders.filter((name) => filesIn(name).length === 0)) {
  console.error(`There are no files in “${folder}”. Write: npm run move:blog -- ../old/posts`);
  process.exit(1);
}

const read = (path: string) => (isFile(path) ? readFileSync(path) : undefined);
const readData = (path: string) => parse(`${read(path) ?? ''}`) ?? [];
const files = folders.toReversed().flatMap((folder) =>
  filesIn(folder)
    .toSorted()
    .map((name): [file: string, name: string] => [join(folder, name), name]),
);
const settings = readValidSettings();
const known = { categories: readData(CATEGORIES), redirects: settings.redirects ?? [] };
const { blog } = readData('src/content/fixed-pages.yaml');
// Symlinks could lead elsewhere.
const own = files.filter(([file]) => lstatSync(file).isFile());
const plan = await planMove(
  { folders, files: new Map(own), address: options.address },
  { settings, categories: known.categories, blog },
  read,
);
const categories = plan.categories.slice(known.categories.length);
const redirects = plan.redirects.slice(known.redirects.length);

if (!options['dry-run']) {
  for (const [path, { content }] of plan.writes) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content, { flag: 'wx' });
  }
  const change = (path: string, data: object) =>
    writeFileSync(path, editYaml(`${read(path) ?? ''}`, data));
  if (categories.length > 0) change(CATEGORIES, plan.categories);
  if (redirects.length > 0)
    change(SITE_FILE, { ...readData(SITE_FILE), redirects: plan.redirects });
}

printSection(options['dry-run'] ? 'Nothing is written. This would be done' : 'Done', [
  ...Array.from(plan.writes, ([path, { from }]) => `Write ${path} from ${from}`),
  ...categories.map(({ name }) => `Add the category ${name} to ${CATEGORIES}`),
  ...redirects.map(({ from, to }) => `Redirect ${from} to ${to}`),
]);
printSection('Fields without a counterpart, left out', [...plan.unknown]);
printSection('To decide: what is not moved or not built, and syntax of the old system', plan.left);
