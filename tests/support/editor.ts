/** The editor of the copy `editor`, which edits files in a folder that the browser keeps for the page. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from './content.ts';
import { getCopy } from './copies.ts';
import { expect, type Page } from './test.ts';

export const ADMIN = `${getCopy('editor').url}admin/`;

/** Options of the editor's tests. */
export const EDITING = {
  baseURL: ADMIN,
  // The editor adds fields when they come into view.
  viewport: { width: 1440, height: 2400 },
  // The library tries to contact other sites, which the policy blocks.
  provoked: /Content Security Policy|policy violation/,
};

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

const { folder } = getCopy('editor');

/** The settings of the copy. Its last language has no Markdown texts and, of the lists, only services. */
export const { site } = loadContent(folder);

/** The content of the copy, as the editor saves it: lines end with `\n`, and empty lines around texts are gone. */
export const CONTENT: Files = Object.fromEntries(
  globSync('src/content/**/*.*', { cwd: folder }).map((path) => [
    path.replaceAll('\\', '/'),
    toSaved(readFileSync(join(folder, path), 'utf8')),
  ]),
);

export function toSaved(text: string): string {
  return `${text.trim().replace(/\r\n?/g, '\n')}\n`;
}

/** The files in the browser's folder. */
export function files(page: Page): Promise<Files> {
  return page.evaluate(async () => {
    const texts: Record<string, string> = {};
    async function read(folder: FileSystemDirectoryHandle, path: string): Promise<void> {
      for await (const [name, handle] of folder.entries())
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${name}/`);
        else texts[path + name] = await (await (handle as FileSystemFileHandle).getFile()).text();
    }
    await read(await navigator.storage.getDirectory(), '');
    delete texts['.git/HEAD'];
    return texts;
  });
}

/** Opens the editor on a folder with these files. */
export async function openEditor(page: Page, files: Files): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(ADMIN);
  await page.evaluate(
    async (texts) => {
      for (const [path, text] of Object.entries(texts)) {
        const folders = path.split('/');
        const name = `${folders.pop()}`;
        let folder = await navigator.storage.getDirectory();
        for (const dir of folders) folder = await folder.getDirectoryHandle(dir, { create: true });
        const handle = await folder.getFileHandle(name, { create: true });
        const stream = await handle.createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    { ...files, '.git/HEAD': '' },
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('tree')).toBeVisible({ timeout: 30_000 });
}

/** Saves the entry. Retries: while the editor reads a long text, it takes the field for empty and refuses to save. */
export async function save(page: Page, limit: { timeout?: number } = {}): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    // After saving, the editor shows the list again.
    await expect(page).not.toHaveURL(/\/(entries|new)\b/, { timeout: 2_000 });
  }).toPass(limit);
}
