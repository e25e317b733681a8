/** The editor of the copy `editor`, which edits files in a folder that the browser keeps for the page. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { contentOf } from './content.ts';
import { placeOf } from './copies.ts';
import { expect, type Page } from './test.ts';

const { folder, url } = placeOf('editor');
const { site, categories } = contentOf(folder);
const FOLDERS = ['', ...site.languages.slice(1).map((language) => `${language}/`)];
export const ADMIN = `${url}admin/`;

/** Texts by path. */
type Files = Readonly<Record<string, string>>;

/** The text of a file as the editor saves it: lines end with `\n`, and empty lines around the text are gone. */
const read = (path: string) => `${readFileSync(path, 'utf8').trim().replace(/\r\n?/g, '\n')}\n`;

/** The content of the copy. */
export const CONTENT: Files = Object.fromEntries(
  globSync('src/content/**/*.*', { cwd: folder }).map((path) => [path, read(join(folder, path))]),
);

/** The entries in the first language that are not empty lists. The editor shows translations beside them. */
export const ENTRIES = Object.keys(CONTENT)
  .filter((path) => /content\/([^/]*|(articles|pages)\/.*)$/.test(path))
  .filter((path) => CONTENT[path] !== '[]\n')
  .toSorted();

/** An article and settings in every language, formatted as no program would write them. */
export const UNUSUAL: Files = Object.fromEntries(
  ['articles/unusual.md', 'site.yaml'].flatMap((name) => {
    const text = read(`tests/support/unusual/${basename(name)}`);
    const known = text.replace('AI Research', categories[0]?.name ?? '');
    return FOLDERS.map((within) => [`src/content/${within}${name}`, known]);
  }),
);

/** Writes a file in the browser's folder, if a text is given, and returns its text. */
export function file(page: Page, path: string, written?: string): Promise<string> {
  const place = { folders: dirname(path).split('/'), name: basename(path), written };
  return page.evaluate(async ({ folders, name, written }) => {
    let folder = await navigator.storage.getDirectory();
    for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
    const handle = await folder.getFileHandle(name, { create: true });
    const stream = written === undefined ? undefined : await handle.createWritable();
    await stream?.write(written ?? '');
    await stream?.close();
    return (await handle.getFile()).text();
  }, place);
}

/** Opens the editor on a folder with these files. */
export async function openEditor(page: Page, files: Files): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(ADMIN);
  for (const [path, text] of Object.entries(files)) await file(page, path, text);
  await file(page, '.git/HEAD', '');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('tree')).toBeVisible({ timeout: 30_000 });
}

/** Retries, because the editor counts a long text as an empty field while it is reading it. */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    // After saving, the editor shows the list again.
    await expect(page).not.toHaveURL(/\/(entries|new)\b/, { timeout: 2_000 });
  }).toPass();
}

/**
 * Adds a character to the title or the first field of an entry, and expects that no other byte of the entry and its
 * translations changes.
 */
export async function expectOneChange(page: Page, entry: string, files: Files): Promise<void> {
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
