import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentOf } from '../support/content.ts';
import { placeOf } from '../support/copies.ts';
import { ADMIN, type Files, file, openEditor, save } from '../support/editor.ts';
import { expect, type Page, test } from '../support/test.ts';

// The editor adds fields when they come into view. The library logs errors of its own.
test.use({ viewport: { width: 1440, height: 2400 }, provoked: /./ });

const { folder } = placeOf('editor');
const { site, categories } = contentOf(folder);
const FOLDERS = ['', ...site.languages.slice(1).map((language) => `${language}/`)];

/** The text of a file as the editor saves it: lines end with `\n`, and empty lines around the text are gone. */
const read = (path: string) => `${readFileSync(path, 'utf8').trim().replace(/\r\n?/g, '\n')}\n`;

/** The content of the copy. */
const CONTENT: Files = Object.fromEntries(
  globSync('src/content/**/*.*', { cwd: folder }).map((path) => [path, read(join(folder, path))]),
);

/** The entries in the first language that are not empty lists. The editor shows translations beside them. */
const ENTRIES = Object.keys(CONTENT)
  .filter((path) => /content\/([^/]*|(articles|pages)\/.*)$/.test(path))
  .filter((path) => CONTENT[path] !== '[]\n')
  .toSorted();

/** An article and settings in every language, formatted as no program would write them. */
const UNUSUAL: Files = Object.fromEntries(
  ['articles/unusual.md', 'site.yaml'].flatMap((name) => {
    const text = read(`tests/support/unusual/${basename(name)}`);
    const known = text.replace('AI Research', categories[0]?.name ?? '');
    return FOLDERS.map((within) => [`src/content/${within}${name}`, known]);
  }),
);

/**
 * Adds a character to the title or the first field of an entry, and expects that no other byte of the entry or its
 * translations changes.
 */
async function expectOneChange(page: Page, entry: string, files: Files): Promise<void> {
  const [, collection = '_singletons', name] = /content\/(?:(\w+)\/)?(.*)\.\w+$/.exec(entry) ?? [];
  const named = collection === '_singletons' ? {} : { name: 'Title', exact: true };
  const field = page.getByRole('textbox', named).first();
  const expand = page.getByRole('button', { name: 'Expand', exact: true }).first();
  // Retries, because the editor may still be opening the list.
  await expect(async () => {
    await page.goto(`${ADMIN}#/collections/${collection}/entries/${name}`);
    await expect(field.or(expand).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  if (!(await field.isVisible())) await expand.click();
  const value = await field.inputValue();
  // A digit is valid in names and in numbers.
  await field.fill(`${value}1`);
  await save(page);
  const changed = { ...files, [entry]: files[entry]?.replace(value, () => `${value}1`) };
  for (const within of FOLDERS) {
    const path = entry.replace('content/', `content/${within}`);
    if (changed[path]) expect(await file(page, path), path).toBe(changed[path]);
  }
}

for (const [what, files, entries] of [
  ['the content', CONTENT, ENTRIES],
  [
    'unusual files',
    { ...CONTENT, ...UNUSUAL },
    ['src/content/articles/unusual.md', 'src/content/site.yaml'],
  ],
] as const)
  test(`the editor saves a change to ${what} without changing another byte`, async ({ page }) => {
    test.slow();
    await openEditor(page, files);
    for (const entry of entries) await expectOneChange(page, entry, files);
  });
