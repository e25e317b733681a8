/** The editor at /admin, on the site's content in a folder that the browser keeps for the page. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { stringify } from 'yaml';
import { newArticle } from '../../scripts/new-article.ts';
import { articles } from '../support/articles.ts';
import { site } from '../support/content.ts';
import { serveCopy } from '../support/copy-server.ts';
import { takePhotograph } from '../support/photograph.ts';
import { expect, type Page, type Request, STILL, test } from '../support/test.ts';

// One build for all tests of this file. Fields outside the window are not there yet.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 2400 }, ...STILL });

const FILES = globSync('src/content/**/*.*');
/** In the first language: the editor shows the others beside it. */
const ENTRIES = globSync('src/content/{*.yaml,{articles,statements}/*}');
/** A list that is empty has no fields. */
const isEmpty = (path: string) => readFileSync(path, 'utf8').trim() === '[]';
let served: Awaited<ReturnType<typeof serveCopy>>;
let admin: string;

const PARTNER = {
  ...{ id: 'a', name: 'A', type: 'Trade', figure: '9', work: 'of ten' },
  ...{ imageSrc: '/pictures/logo.svg', picture: '/pictures/phone-test.jpg' },
  website: 'https://a.example.com',
};

test.beforeAll(async () => {
  const photograph = await takePhotograph();
  served = await serveCopy((copy) => {
    copy.set('site.yaml', { editor: { repository: 'acme/site', branch: 'main' } });
    copy.write('../pictures/phone-test.jpg', photograph);
    copy.write(
      '../pictures/logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    );
    copy.write('partners.yaml', stringify([PARTNER]));
  });
  admin = `${served.url}admin/`;
});

test.afterAll(() => served?.close());

/** Writes a file of the browser's folder, if there is something to write, and returns its text. */
function file(page: Page, path: string, written?: string): Promise<string> {
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

async function openEditor(page: Page, further: Record<string, string> = {}): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(admin);
  for (const path of FILES) await file(page, path, readFileSync(path, 'utf8'));
  for (const [path, text] of Object.entries(further)) await file(page, path, text);
  await file(page, '.git/HEAD', '');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('tree')).toBeVisible({ timeout: 30_000 });
}

/** As often as it takes: while the editor still reads a long text, it counts that field as empty. */
async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    // It goes back to the list.
    await expect(page).not.toHaveURL(/\/(entries|new)\b/, { timeout: 2_000 });
  }).toPass();
}

test('an article is refused until it is whole, and no other site is asked', async ({ page }) => {
  const elsewhere: Request[] = [];
  page.on('request', (request) => {
    if (/^https?:(?!\/\/localhost)/.test(request.url())) elsewhere.push(request);
  });
  await openEditor(page);
  await page.goto(`${admin}#/collections/articles/new`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Spring cleaning: data');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('group', { name: /Excerpt.* Field/ })).toContainText('is required');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Page');
  const title = page.getByRole('group', { name: /Title.* Field/ });
  await expect(title).toContainText('Not one of: 404, admin, category');
  for (const request of elsewhere) expect(request.failure()?.errorText, request.url()).toBe('csp');
});

test('a picture is chosen, not typed, and gets a name that the build accepts', async ({ page }) => {
  const { category = '' } = articles[0] ?? {};
  const article = 'src/content/articles/with-a-cover.md';
  const { text } = newArticle(['With a cover'], new Map(), [{ name: category }], new Date());
  const imageUrl = 'imageUrl: /pictures/cover.svg\n';
  await openEditor(page, { [article]: text.replace(/^author:/m, `${imageUrl}author:`) });
  await page.goto(`${admin}#/collections/articles/entries/with-a-cover`);
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
  const saved = await file(page, article);
  expect(saved).toContain('\nimageUrl: /pictures/logo-neu-2.svg\n');
});

test('every file of the content opens, and saves as it was', async ({ page }) => {
  await openEditor(page);
  for (const entry of ENTRIES.filter((one) => !isEmpty(one))) {
    const [, folder = '_singletons', name] = /content\/(?:(\w+)\/)?(.*)\.\w+$/.exec(entry) ?? [];
    await page.goto(`${admin}#/collections/${folder}/entries/${name}`);
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
      const text = `${readFileSync(path, 'utf8').trim().replace(/\r\n?/g, '\n')}\n`;
      expect(await file(page, path), path).toBe(text);
    }
  }
});

test.describe('on a phone', () => {
  const viewport = { width: 412, height: 823 };
  test.use({ viewport, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

  test('a photograph comes when it is near, sharp and no larger', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/phone-test.')) asked.push(request.url());
    });
    await page.goto(served.url);
    // Loaded when the page is idle.
    await expect(page.locator('img[loading=lazy][src$=".svg"]')).toHaveCount(0);
    expect(asked).toEqual([]);
    const picture = page.locator('[data-case] .partner-picture');
    const sharpness = await picture.evaluate(async (image: HTMLImageElement) => {
      image.scrollIntoView();
      while (!image.complete || !image.currentSrc) await new Promise(requestAnimationFrame);
      const { width } = await createImageBitmap(image);
      return width / (image.offsetWidth * devicePixelRatio);
    });
    expect(sharpness).toBeGreaterThan(0.85);
    expect(sharpness).toBeLessThan(1.25);
    expect(asked).toEqual([expect.stringMatching(/\.avif$/)]);
  });
});
