/** The editor at /admin. tests/nightly/editor.spec.ts edits all content, and unusual files. */
import { stringify } from 'yaml';
import {
  ADMIN,
  CONTENT,
  categories,
  EDITING,
  files,
  openEditor,
  save,
  site,
} from '../support/editor.ts';
import { expect, type Request, test } from '../support/test.ts';

test.use(EDITING);

test('the editor adds, edits and deletes content in three languages, and changes nothing else', async ({
  page,
}) => {
  const elsewhere: Request[] = [];
  page.on('request', (request) => {
    if (/^https?:(?!\/\/localhost)/.test(request.url())) elsewhere.push(request);
  });
  await openEditor(page, CONTENT);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const groupOf = (name: RegExp) => page.getByRole('group', { name });
  /** Opens the form for a new entry. Its last field appears once the others keep what is typed. */
  async function create(collection: string, texts: Record<string, string>): Promise<void> {
    await page.goto(`${ADMIN}#/collections/${collection}/new`);
    await field('Text').waitFor();
    for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
  }

  // An incomplete article is refused with messages.
  await create('articles', { Title: 'Page' });
  await button('Save').click();
  await expect(groupOf(/Excerpt.* Field/)).toContainText('is required');
  await expect(groupOf(/Title.* Field/)).toContainText('other than 404, admin, author, category');
  for (const [name, text] of [
    ['Title', 'Spring cleaning: data'],
    ['Excerpt', 'What to keep.'],
    ['Date', '2025-05-04'],
    ['Name', 'Maria Vella'],
    ['Text', '## First\n\nA *list*:\n\n- one'],
  ] as const)
    await field(name).fill(text);
  const { name: category = 'News' } = categories[0] ?? {};
  const choice = page.getByRole(categories.length > 5 ? 'option' : 'radio', { name: category });
  if (categories.length === 0) await field('Category').fill(category);
  if (categories.length > 5) await page.getByRole('combobox', { name: 'Category' }).click();
  if (categories.length > 0) await choice.click();
  // A picture is chosen, not typed, and gets a name that the build accepts.
  await groupOf(/Image url.* Field/)
    .getByRole('button', { name: 'Browse' })
    .click();
  const dialog = page.getByRole('dialog');
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const upload = { name: 'Logo neu (2).svg', mimeType: 'image/svg+xml', buffer };
  await dialog.locator('input[type="file"]').setInputFiles(upload);
  await expect(dialog.getByText('Enter URL')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await save(page);
  const article = {
    'src/pictures/logo-neu-2.svg': String(buffer),
    'src/content/articles/spring-cleaning-data.md': `---
title: 'Spring cleaning: data'
excerpt: What to keep.
date: May 4, 2025
${stringify({ category }, { singleQuote: true }).trim()}
imageUrl: /pictures/logo-neu-2.svg
author:
  name: Maria Vella
---

## First

A *list*:

- one
`,
  };
  expect(await files(page)).toEqual({ ...CONTENT, ...article });

  // The last language has no pages yet.
  const language = site.languages.at(-1);
  await create(`${language}-pages`, { Title: 'A', Description: 'B', Heading: 'C', Text: 'D' });
  await button('Save').click();
  await expect(page.getByText('slug cannot be empty')).toBeVisible();
  await field('Slug').last().fill('privacy');
  await save(page);
  const path = `src/content/${language}/pages/privacy.md`;
  const translation = { [path]: '---\ntitle: A\ndescription: B\nheading: C\n---\n\nD\n' };
  expect(await files(page)).toEqual({ ...CONTENT, ...article, ...translation });

  // The settings of a translation may have any part of the address.
  await page.goto(`${ADMIN}#/collections/${language}/entries/site`);
  await field('Country').fill('Chile');
  await save(page);

  await page.goto(`${ADMIN}#/collections/articles`);
  await page.getByRole('checkbox', { name: 'Spring cleaning' }).click();
  await button('Delete Selected Entry').click();
  const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  await remove.click();
  await expect(remove).toBeHidden();
  await page.goto(`${ADMIN}#/assets`);
  await page.getByRole('checkbox', { name: 'logo-neu-2' }).click();
  await button('Delete Selected Asset').click();
  await remove.click();
  await expect(remove).toBeHidden();
  const settings = { [`src/content/${language}/site.yaml`]: 'address:\n  country: Chile\n' };
  await expect.poll(() => files(page)).toEqual({ ...CONTENT, ...translation, ...settings });
  for (const request of elsewhere) expect(request.failure()?.errorText, request.url()).toBe('csp');
});
