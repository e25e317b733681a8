/** The editor of the copy with /admin, on its content in a folder that the browser keeps for the page. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { contentOf } from './content.ts';
import { placeOf } from './copies.ts';
import { expect, type Page } from './test.ts';

const { folder, url } = placeOf('editor');
const { site } = contentOf(folder);
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const FILES = globSync('src/content/**/*.*', { cwd: folder });

export const ADMIN = `${url}admin/`;

/** The content in the first language, where it is not an empty list: the editor shows the others beside it. */
export const ENTRIES = globSync('src/content/{*.yaml,{articles,statements}/*}', { cwd: folder })
  .filter((path) => read(path).trim() !== '[]')
  .toSorted();

/** Writes a file of the browser's folder, if there is something to write, and returns its text. */
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

export async function openEditor(page: Page, further: Record<string, string> = {}): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(ADMIN);
  for (const path of FILES) await file(page, path, read(path));
  for (const [path, text] of Object.entries(further)) await file(page, path, text);
  await file(page, '.git/HEAD', '');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('tree')).toBeVisible({ timeout: 30_000 });
}

/** As often as it takes: while the editor still reads a long text, it counts that field as empty. */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    // It goes back to the list.
    await expect(page).not.toHaveURL(/\/(entries|new)\b/, { timeout: 2_000 });
  }).toPass();
}

/** Opens a file, changes what is not saved, and saves: it is as it was, and so are its translations. */
export async function expectSavedAsItWas(page: Page, entry: string): Promise<void> {
  const [, collection = '_singletons', name] = /content\/(?:(\w+)\/)?(.*)\.\w+$/.exec(entry) ?? [];
  await page.goto(`${ADMIN}#/collections/${collection}/entries/${name}`);
  await expect(page.getByRole('tree')).toBeHidden();
  const firstText = page.getByRole('textbox').first();
  const expand = page.getByRole('button', { name: 'Expand', exact: true }).first();
  await expect(firstText.or(expand).first()).toBeVisible();
  if (!(await firstText.isVisible())) await expand.click();
  // A blank at the end of a text is not saved.
  await firstText.press('End');
  await firstText.press('Space');
  await save(page);
  const translations = site.languages.map((language) =>
    entry.replace('content', `content/${language}`),
  );
  for (const path of [entry, ...translations.filter((one) => FILES.includes(one))]) {
    // A format does not see line ends, nor empty lines around a file.
    const text = `${read(path).trim().replace(/\r\n?/g, '\n')}\n`;
    expect(await file(page, path), path).toBe(text);
  }
}
