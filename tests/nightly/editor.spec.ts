import { readFileSync } from 'node:fs';
import {
  ADMIN,
  CONTENT,
  EDITING,
  type Files,
  files,
  openEditor,
  save,
  site,
  toSaved,
} from '../support/editor.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use(EDITING);

/** The entries that are not empty lists. */
const ENTRIES = Object.keys(CONTENT)
  .filter((path) => CONTENT[path] !== '[]\n')
  .toSorted();

/** An article in every language, formatted as no program would write it. */
const unusual = toSaved(readFileSync('tests/support/unusual.md', 'utf8'));
const UNUSUAL: Files = Object.fromEntries(
  ['', ...site.languages.slice(1).map((language) => `${language}/`)].map((folder) => [
    `src/content/${folder}articles/unusual.md`,
    unusual,
  ]),
);

/**
 * Adds a character to the title or the first field of an entry. Returns what its file must be then: any text if the
 * field was empty.
 */
async function change(page: Page, entry: string, before: Files): Promise<unknown> {
  const [, language, folder, name] =
    /content\/(?:([^/]+)\/)??(?:(articles|cases|pages|services)\/)?([^/]+)\.\w+$/.exec(entry) ?? [];
  const collection = [language, folder].filter(Boolean).join('-') || '_singletons';
  const named = folder ? { name: 'Title', exact: true } : {};
  const field = page.getByRole('textbox', named).first();
  const expand = page.getByRole('button', { name: 'Expand', exact: true }).first();
  let value: string | undefined;
  // Retries: the editor may still be opening the list. Once its texts have loaded, it draws a form anew, which loses
  // what was typed and collapses lists.
  await expect(async () => {
    await page.goto(`${ADMIN}#/collections/${collection}/entries/${name}`);
    await expect(field.or(expand).first()).toBeVisible({ timeout: 3_000 });
    if (!(await field.isVisible())) await expand.click({ timeout: 1_000 });
    value ??= await field.inputValue({ timeout: 1_000 });
    // A digit is valid in names and in numbers.
    await field.fill(`${value}1`, { timeout: 1_000 });
    await save(page, { timeout: 8_000 });
  }).toPass();
  return value ? before[entry]?.replace(value, () => `${value}1`) : expect.any(String);
}

for (const [what, before, entries] of [
  ['the content', CONTENT, ENTRIES],
  ['unusual articles', { ...CONTENT, ...UNUSUAL }, Object.keys(UNUSUAL)],
] as const)
  test(`the editor keeps all other text when it saves a change to ${what}`, async ({ page }) => {
    test.slow();
    await openEditor(page, before);
    const expected: Record<string, unknown> = { ...before };
    for (const entry of entries) expected[entry] = await change(page, entry, before);
    expect(await files(page)).toEqual(expected);
  });
