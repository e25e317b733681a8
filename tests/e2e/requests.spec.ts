import { existsSync } from 'node:fs';
import { ArticlePage } from './support/article-page.ts';
import { ChatPanel } from './support/chat-panel.ts';
import { chooseEveryOption, linkedPaths, pressEveryButton } from './support/every-control.ts';
import { InquiryDialog, VALID_INQUIRY } from './support/inquiry-dialog.ts';
import { collectTrouble } from './support/page-trouble.ts';
import {
  ARTICLE_PATHS,
  PAGE_PATHS,
  UNKNOWN_ARTICLE_PATH,
  UNKNOWN_PATH,
} from './support/site-addresses.ts';
import { expect, type Request, SLOWNESS, test } from './support/test.ts';

/** What a static file can be asked for as; nothing that a script sends by itself. */
const STATIC_KINDS = ['document', 'stylesheet', 'script', 'image', 'font', 'manifest', 'other'];

/** Whether the build contains the file behind an address. */
function isBuilt(path: string): boolean {
  const file = path === '/' ? '/index.html' : decodeURIComponent(path);
  return existsSync(`dist${file}`) || existsSync(`dist${file}.html`);
}

/** The requests that are anything but a same-origin GET of a file of the build. */
function foreign(requests: Request[], origin: string, missing: string[] = []): string[] {
  return requests
    .filter((request) => {
      const { origin: from, pathname, search } = new URL(request.url());
      const isPlainGet = request.method() === 'GET' && !request.postData() && search === '';
      const isStatic = STATIC_KINDS.includes(request.resourceType());
      const isFile = isBuilt(pathname) || missing.includes(pathname);
      return !(from === origin && isPlainGet && isStatic && isFile);
    })
    .map((request) => `${request.method()} ${request.resourceType()} ${request.url()}`);
}

test('§7 a session through every page, control and form asks for nothing but static files', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000 * SLOWNESS);
  const trouble = await collectTrouble(page);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const paths = new Set<string>();

  await test.step('home page: chat, contact form and every button', async () => {
    await page.goto('/');
    const chat = new ChatPanel(page);
    await chat.quickReplies.first().click();
    await expect(chat.messages).toHaveCount(3, { timeout: 30_000 * SLOWNESS });
    await chat.send('<b>Can you help?</b>');
    await expect(chat.messages).toHaveCount(5, { timeout: 30_000 * SLOWNESS });
    for (const field of await page.locator('#contact form').getByRole('textbox').all()) {
      await field.fill('secret@example.com');
    }
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('status').getByRole('button')).toBeHidden({
      timeout: 30_000 * SLOWNESS,
    });
    expect(await pressEveryButton(page)).toBeGreaterThan(10);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    for (const path of await linkedPaths(page)) paths.add(path);
  });

  await test.step('the inquiry, refused and accepted', async () => {
    const inquiry = new InquiryDialog(page);
    await page.goto('/testimonials');
    await inquiry.launchButton.click();
    await inquiry.submitButton.click();
    await expect(inquiry.field('name')).toBeFocused();
    await inquiry.fill(VALID_INQUIRY);
    await inquiry.submitButton.click();
    await expect(inquiry.successNotice).toBeVisible();
  });

  for (const path of ARTICLE_PATHS) {
    await test.step(`comments on ${path}`, async () => {
      const article = new ArticlePage(page);
      await page.goto(path);
      const before = await article.comments.count();
      await article.post('', 'secret text');
      await expect(article.nameField).toBeFocused();
      await article.post('Anna', 'secret text');
      await expect(article.comments).toHaveCount(before + 1);
      await expect(article.addedNotice).toBeVisible();
    });
  }

  for (const path of PAGE_PATHS.slice(1)) {
    await test.step(`every option and button of ${path}`, async () => {
      await page.goto(path);
      expect(await chooseEveryOption(page)).toBeGreaterThanOrEqual(3);
      expect(await pressEveryButton(page)).toBeGreaterThan(0);
      for (const linked of await linkedPaths(page)) paths.add(linked);
    });
  }

  await test.step('every button on a small screen, the menu included', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/blog');
    expect(await pressEveryButton(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/#contact');
  });

  await test.step('every page that is linked to exists', async () => {
    expect([...paths]).toEqual(expect.arrayContaining(PAGE_PATHS));
    for (const path of paths) expect(isBuilt(path), path).toBe(true);
  });

  expect(trouble).toEqual([]);
  expect(requests.length).toBeGreaterThan(PAGE_PATHS.length);
  expect(foreign(requests, new URL(baseURL ?? '').origin)).toEqual([]);
});

test('§7 pages for unknown addresses ask for nothing but static files', async ({
  page,
  baseURL,
}) => {
  const missing = [UNKNOWN_PATH, UNKNOWN_ARTICLE_PATH];
  const trouble = await collectTrouble(page);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  for (const path of missing) {
    await page.goto(path);
    await chooseEveryOption(page);
    await pressEveryButton(page);
  }
  const ownDocument = /^console: (Failed to load resource: .* 404 |404: .*\/no-such-page)/;
  expect(trouble.filter((entry) => !ownDocument.test(entry))).toEqual([]);
  expect(foreign(requests, new URL(baseURL ?? '').origin, missing)).toEqual([]);
});

test('§7 nothing is kept on the device but the colour scheme and that the animation is paused', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause animation' }).click();
  const article = new ArticlePage(page);
  await article.open('quantum-ai-computing');
  await article.post('Anna', 'Well said.');
  await expect(article.comments).toHaveCount(1);
  await page.getByRole('group', { name: 'Colour scheme' }).getByText('Dark').click();
  const kept = await page.evaluate(() => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
  }));
  expect(kept).toEqual({ local: ['animation', 'theme'], session: [], cookies: '' });
});
