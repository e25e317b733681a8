/**
 * The editor at /admin, in a build that has it, on the project's content in a folder that the browser
 * keeps for the page (File System Access API).
 */
import { globSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentSchemas } from '#content-schemas.ts';
import { articleSchema } from '#data/articles/article-schema.ts';
import { splitFrontMatter } from '#data/reading/front-matter.ts';
import { createSiteServer } from '../../scripts/serve.ts';
import { partners, services, testimonials } from '../support/content.ts';
import { copyProject } from '../support/project-copy.ts';
import { collectTrouble } from './support/page-trouble.ts';
import { expect, type Locator, type Page, STILL, test } from './support/test.ts';

// One build for all tests of this file.
test.describe.configure({ mode: 'default' });

// Fields outside the window are not there yet.
test.use({ viewport: { width: 1440, height: 2400 }, ...STILL });

const copy = copyProject();
const dist = join(copy.folder, 'dist');
let server: ReturnType<typeof createSiteServer>;
let admin: string;

test.beforeAll(async () => {
  const site = copy.read('site.yaml').replace(/^editor:\n( .*\n)+/m, '');
  copy.write('site.yaml', `${site}editor:\n  repository: acme/site\n  branch: main\n`);
  const { exitCode, output } = await copy.build();
  expect(exitCode, output).toBe(0);
  server = createSiteServer({ dir: dist }).listen(0, 'localhost');
  await new Promise((done) => server.once('listening', done));
  admin = `http://localhost:${(server.address() as AddressInfo).port}/admin/`;
});

test.afterAll(() => {
  server?.close();
  copy.delete();
});

const CONTENT = globSync('{src/content,public}/**/*.*');
const fileText = (path: string) => readFileSync(path, 'utf8');

/** Opens the editor on a copy of the content, in the browser's private files. */
async function openEditor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(admin);
  const files = CONTENT.map((path) => [path, readFileSync(path, 'base64')]);
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path = '', base64 = ''] of all) {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = root;
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const stream = await file.createWritable();
      await stream.write(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
      await stream.close();
    }
  }, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('tree')).toBeVisible();
}

/** The text of a file in the browser's private files. */
function read(page: Page, path: string): Promise<string> {
  return page.evaluate(async (parts) => {
    let folder = await navigator.storage.getDirectory();
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
    const file = await folder.getFileHandle(parts.at(-1) ?? '');
    return (await file.getFile()).text();
  }, path.split('/'));
}

async function openFile(page: Page, label: string): Promise<void> {
  await page.getByRole('treeitem', { name: label }).click();
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeVisible();
}

/** As often as it takes: while the editor still reads a long text, it counts that field as empty. */
async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    await expect(page.getByRole('tree')).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

const field = (place: Page | Locator, label: string) =>
  place.getByRole('group', { name: new RegExp(`“.?${label}.?” Field`) });
const box = (place: Page | Locator, label: string) =>
  place.getByRole('textbox', { name: label, exact: true });

/** The item of a list whose folded summary is a text. */
const item = (page: Page, summary: string) =>
  page
    .getByRole('group')
    .filter({ has: page.getByRole('button', { name: 'Reorder Item' }) })
    .filter({ hasText: summary })
    .last();

/** Chooses a file for a picture. */
async function upload(place: Locator, name: string, buffer: Buffer): Promise<void> {
  const page = place.page();
  await place.getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const mimeType = name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp';
  await (await chooser).setFiles({ name, mimeType, buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
}

/** The lines that only one of two texts has. */
function changes(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    removed: old.filter((line) => !now.includes(line)),
    added: now.filter((line) => !old.includes(line)),
  };
}

/** The library saves tables without the blanks that line up their columns. */
function withoutPadding(markdown: string): string {
  return markdown.replace(/ +\|/g, ' |').replace(/-{4,}/g, '---');
}

test('is not for search engines, and changes the policy of no other page', () => {
  const built = (file: string) => readFileSync(join(dist, file), 'utf8');
  expect(built('admin.html')).toContain('<meta name="robots" content="noindex">');
  for (const file of ['sitemap.xml', 'robots.txt', 'llms.txt'])
    expect(built(file)).not.toContain('admin');
  const policyOf = (html: string) => /<meta http-equiv="content-security-policy"[^>]*>/.exec(html);
  for (const file of globSync('**/*.html', { cwd: 'dist' }))
    expect(policyOf(built(file))?.[0], file).toBe(policyOf(fileText(`dist/${file}`))?.[0]);
});

test('what an editor changes is what the files say, and nobody else is asked', async ({ page }) => {
  const trouble = await collectTrouble(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openEditor(page);

  await test.step('a text of a service: one line', async () => {
    const [, service] = services;
    await openFile(page, 'Services');
    await item(page, service?.title ?? '')
      .getByRole('button', { name: 'Expand' })
      .click();
    await box(page, 'Description').fill('Sites that load before the visitor has blinked.');
    await save(page);
    const path = 'src/content/services.yaml';
    expect(changes(fileText(path), await read(page, path))).toEqual({
      removed: [`  description: ${service?.description}`],
      added: ['  description: Sites that load before the visitor has blinked.'],
    });
  });

  await test.step('a partner with a logo', async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3"><path d="M0 0v3"/></svg>';
    const partner = {
      id: 'acme',
      name: 'Acme',
      type: 'Shops',
      figure: '3',
      work: 'shops in one',
      website: 'https://acme.example',
    };
    await openFile(page, 'Partners');
    await page.getByRole('button', { name: /Add .?Partner/ }).click();
    await box(page, 'Id').fill(partner.id);
    await box(page, 'Name').fill(partner.name);
    await box(page, 'Type').fill(partner.type);
    await box(page, 'Figure').fill(partner.figure);
    await box(page, 'Work').fill(partner.work);
    await box(page, 'Website').fill(partner.website);
    await upload(field(page, 'Image src'), 'acme.svg', Buffer.from(logo));
    await save(page);
    const saved = parse(await read(page, 'src/content/partners.yaml'));
    expect(contentSchemas.partners.parse(saved)).toEqual([
      ...partners,
      { ...partner, imageSrc: '/partners/acme.svg' },
    ]);
    expect(await read(page, 'public/partners/acme.svg')).toBe(logo);
  });

  await test.step('testimonials in another order', async () => {
    await openFile(page, 'Testimonials');
    await page.getByRole('button', { name: 'Reorder Item' }).first().press('ArrowDown');
    await save(page);
    const saved = parse(await read(page, 'src/content/testimonials.yaml'));
    const [first, second, ...others] = testimonials;
    expect(contentSchemas.testimonials.parse(saved)).toEqual([second, first, ...others]);
  });

  await test.step('a new article with a cover and a table, refused and published', async () => {
    const text = 'A paragraph.\n\n## A heading\n\n| Tool | Price |\n| --- | --- |\n| Saw | 12 |';
    const article = {
      title: 'Spring cleaning: data',
      excerpt: 'What to throw away first, what to keep, and what it costs.',
      date: 'May 4, 2025',
      readTime: '1 min read',
      category: 'Quantum AI',
      imageUrl: '/covers/spring.webp',
      author: { name: 'Jane Roe', role: 'Editor', avatarUrl: '/avatars/jane-roe.svg' },
      draft: false,
    };
    await page.getByRole('treeitem', { name: 'Articles' }).click();
    await page.getByRole('button', { name: 'Create New Entry' }).click();
    // First of all the picture: until its dialogs have come and gone, the library fills the form itself.
    const cover = readFileSync('docs/screenshots/chat-dark-390.webp');
    await upload(field(page, 'Image url'), 'spring.webp', cover);
    await box(page, 'Excerpt').fill('Too short.');
    await page.locator('input[type=date]').fill('2025-05-04');
    await box(page, 'Read time').fill('a minute');
    await page.getByRole('radio', { name: article.category }).click();
    await box(page, 'Name').fill(article.author.name);
    await box(page, 'Role').fill(article.author.role);
    await field(page, 'Avatar url').getByRole('button', { name: 'Browse' }).click();
    const dialog = page.getByRole('dialog', { name: 'Select Image' });
    // As often as it takes: the editor sometimes loses the choice while the dialog opens.
    await expect(async () => {
      await dialog.getByRole('option', { name: 'Enter URL' }).click({ timeout: 1_000 });
      await expect(dialog.getByRole('textbox')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await dialog.getByRole('textbox').fill(article.author.avatarUrl);
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await page.getByRole('button', { name: 'Edit in Markdown' }).click();
    await box(page, 'Text').fill(text);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(field(page, 'Title')).toContainText('This field is required.');
    await expect(field(page, 'Excerpt')).toContainText(/at least .?50/);
    await expect(field(page, 'Read time')).toContainText('Write it like 6 min read');
    await box(page, 'Title').fill(article.title);
    await box(page, 'Excerpt').fill(article.excerpt);
    await box(page, 'Read time').fill(article.readTime);
    await save(page);
    const saved = splitFrontMatter(
      await read(page, 'src/content/articles/spring-cleaning-data.md'),
    );
    expect(saved?.body).toBe(text);
    expect(articleSchema.parse(parse(saved?.frontMatter ?? ''))).toEqual(article);
  });

  const elsewhere = requests.filter((url) => !/^(data:|blob:|http:\/\/localhost)/.test(url));
  expect(elsewhere).toEqual([]);
  expect(trouble).toEqual([]);
});

test('every file of the content opens, and saves as it was', async ({ page }) => {
  await openEditor(page);
  for (const path of CONTENT.filter((name) => name.startsWith('src/content'))) {
    const [, folder = '', name] = /^src\/content\/(?:(\w+)\/)?(.*)\.\w+$/.exec(path) ?? [];
    await page.goto(`${admin}#/collections/${folder || '_singletons'}/entries/${name}`);
    const firstText = page.getByRole('textbox').first();
    const expand = page.getByRole('button', { name: 'Expand', exact: true }).first();
    await expect(firstText.or(expand).first()).toBeVisible();
    if (!(await firstText.isVisible())) await expand.click();
    // A blank at the end of a text is not saved.
    await firstText.press('End');
    await firstText.press('Space');
    await save(page);
    // A table of texts that was not there is saved as an empty one, which connects no form.
    const saved = (await read(page, path)).replace('forms:\n  fields: {}\n', '');
    expect(saved, path).toBe(withoutPadding(fileText(path)));
  }
});
