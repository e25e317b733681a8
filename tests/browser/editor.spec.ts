/** The editor at /admin. tests/nightly/editor.spec.ts edits all content, and unusual files. */
import { newArticle } from '../../scripts/new-article.ts';
import { articles } from '../support/content.ts';
import { ADMIN, file, openEditor, save } from '../support/editor.ts';
import { expect, type Request, test } from '../support/test.ts';

// The editor adds fields when they come into view.
test.use({ viewport: { width: 1440, height: 2400 }, provoked: /./ });

test('the editor refuses an incomplete article, renames a picture and contacts no other site', async ({
  page,
}) => {
  const elsewhere: Request[] = [];
  page.on('request', (request) => {
    if (/^https?:(?!\/\/localhost)/.test(request.url())) elsewhere.push(request);
  });
  const { category = '' } = articles[0] ?? {};
  const article = 'src/content/articles/with-a-cover.md';
  const { text } = newArticle(['With a cover'], new Map(), [{ name: category }], new Date());
  const withCover = (name: string) =>
    `${text.replace(/^author:/m, `imageUrl: /pictures/${name}.svg\nauthor:`).trim()}\n`;
  await openEditor(page, { [article]: withCover('cover') });

  // An incomplete article is refused with messages.
  await page.goto(`${ADMIN}#/collections/articles/new`);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Spring cleaning: data');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const groupOf = (name: RegExp) => page.getByRole('group', { name });
  await expect(groupOf(/Excerpt.* Field/)).toContainText('is required');
  await title.fill('Page');
  await expect(groupOf(/Title.* Field/)).toContainText('other than 404, admin, category');
  // A picture is chosen, not typed, and gets a name that the build accepts.
  await page.goto(`${ADMIN}#/collections/articles/entries/with-a-cover`);
  const field = page.getByRole('group', { name: /Image url.* Field/ });
  await field.getByRole('button', { name: 'Replace' }).click();
  const dialog = page.getByRole('dialog');
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const upload = { name: 'Logo neu (2).svg', mimeType: 'image/svg+xml', buffer };
  await dialog.locator('input[type="file"]').setInputFiles(upload);
  await expect(dialog.getByText('Enter URL')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await save(page);
  expect(await file(page, 'src/pictures/logo-neu-2.svg')).toBe(String(buffer));
  expect(await file(page, article)).toBe(withCover('logo-neu-2'));
  for (const request of elsewhere) expect(request.failure()?.errorText, request.url()).toBe('csp');
});
