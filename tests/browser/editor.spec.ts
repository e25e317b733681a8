/** The editor at /admin. tests/nightly/editor.spec.ts edits all content, and an unusual article. */
import { ADMIN, CONTENT, EDITING, files, openEditor, save, site } from '../support/editor.ts';
import { expect, type Page, type Request, test } from '../support/test.ts';

test.use(EDITING);

const language = site.languages.at(-1);

/** The article of the journey, as the editor writes it. */
const ARTICLE = `---
title: 'Spring cleaning: data'
excerpt: What to keep.
date: May 4, 2025
category: Kind 2
imageUrl: /pictures/logo-neu-2.svg
author:
  name: Maria Vella
---

## First

A *list*:

- one
`;

const getField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const getGroup = (page: Page, name: RegExp) => page.getByRole('group', { name });

/** Fills in the form for a new entry. Before its last field appears, the others lose what is typed. */
async function create(page: Page, collection: string, texts: Record<string, string>) {
  await page.goto(`${ADMIN}#/collections/${collection}/new`);
  await getField(page, 'Text').waitFor();
  for (const [name, text] of Object.entries(texts)) await getField(page, name).fill(text);
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Uploads a picture whose name no build would accept. */
async function choosePicture(page: Page): Promise<void> {
  await getGroup(page, /Image url.* Field/)
    .getByRole('button', { name: 'Browse' })
    .click();
  const dialog = page.getByRole('dialog');
  const file = { mimeType: 'image/svg+xml', buffer: Buffer.from(PICTURE) };
  const upload = { name: 'Logo neu (2).svg', ...file };
  await dialog.locator('input[type="file"]').setInputFiles(upload);
  await expect(dialog.getByText('Enter URL'), 'no address is typed').toHaveCount(0);
  await dialog.getByRole('button', { name: 'Insert' }).click();
}

test.describe('the editor changes only one entry', () => {
  let elsewhere: Request[];
  test.beforeEach(async ({ page }) => {
    elsewhere = [];
    page.on('request', (request) => {
      if (/^https?:(?!\/\/localhost)/.test(request.url())) elsewhere.push(request);
    });
    await openEditor(page, CONTENT);
  });
  test.afterEach(() => {
    for (const request of elsewhere)
      expect(request.failure()?.errorText, request.url()).toBe('csp');
  });

  test('an article is completed, saved and deleted', async ({ page }) => {
    await create(page, 'articles', { Title: 'Page' });
    await getButton(page, 'Save').click();
    await expect(getGroup(page, /Excerpt.* Field/)).toContainText('is required');
    const reserved = 'other than 404, admin, author, category';
    await expect(getGroup(page, /Title.* Field/)).toContainText(reserved);
    for (const [name, text] of [
      ['Title', 'Spring cleaning: data'],
      ['Excerpt', 'What to keep.'],
      ['Date', '2025-05-04'],
      ['Name', 'Maria Vella'],
      ['Text', '## First\n\nA *list*:\n\n- one'],
    ] as const)
      await getField(page, name).fill(text);
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Kind 2' }).click();
    await choosePicture(page);
    await save(page);
    expect(await files(page)).toEqual({
      ...CONTENT,
      'src/pictures/logo-neu-2.svg': PICTURE,
      'src/content/articles/spring-cleaning-data.md': ARTICLE,
    });

    await page.goto(`${ADMIN}#/collections/articles`);
    await page.getByRole('checkbox', { name: 'Spring cleaning' }).click();
    await getButton(page, 'Delete Selected Entry').click();
    const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
    await remove.click();
    await expect(remove).toBeHidden();
    await page.goto(`${ADMIN}#/assets`);
    await page.getByRole('checkbox', { name: 'logo-neu-2' }).click();
    await getButton(page, 'Delete Selected Asset').click();
    await remove.click();
    // Retries also when a file disappears while it is read.
    await expect(async () => expect(await files(page)).toEqual(CONTENT)).toPass();
  });

  // The last language has no pages yet.
  test('the first page of a language needs a slug', async ({ page }) => {
    const texts = { Title: 'A', Description: 'B', Heading: 'C', Text: 'D' };
    await create(page, `${language}-pages`, texts);
    await getButton(page, 'Save').click();
    await expect(page.getByText('slug cannot be empty')).toBeVisible();
    await getField(page, 'Slug').last().fill('privacy');
    await save(page);
    const path = `src/content/${language}/pages/privacy.md`;
    const text = '---\ntitle: A\ndescription: B\nheading: C\n---\n\nD\n';
    expect(await files(page)).toEqual({ ...CONTENT, [path]: text });
  });
});
