import { existsSync } from 'node:fs';
import { sitePath } from '#formatting/site-path.ts';
import { ArticlePage } from '../support/article-page.ts';
import { ChatPanel } from '../support/chat-panel.ts';
import { base } from '../support/content.ts';
import { InquiryDialog, VALID_INQUIRY } from '../support/inquiry-dialog.ts';
import { collectTrouble } from '../support/page-trouble.ts';
import { PAGE_PATHS, UNKNOWN_ARTICLE_PATH, UNKNOWN_PATH } from '../support/site-addresses.ts';
import { expect, type Page, type Request, test } from '../support/test.ts';

/** The kinds of request for static files; scripts send none of them by themselves. */
const STATIC_KINDS = ['document', 'stylesheet', 'script', 'image', 'font', 'manifest', 'other'];

/** Addresses without a page, which answer with a not-found page. */
const MISSING = [UNKNOWN_PATH, UNKNOWN_ARTICLE_PATH];

/** What the browser and the page log about such an address. */
const NOT_FOUND = /^console: (Failed to load resource: .* 404 |404: .*\/no-such-page)/;

/** Whether the build contains the file behind an address. */
function isBuilt(address: string): boolean {
  const path = `/${decodeURIComponent(address).slice(sitePath('/', base).length)}`;
  const file = path === '/' ? '/index.html' : path;
  return existsSync(`dist${file}`) || existsSync(`dist${file}.html`);
}

/** A GET of a file of the build, on the page's own origin. */
function isForStaticFile(request: Request, baseURL: string): boolean {
  const url = new URL(request.url());
  const isPlainGet = request.method() === 'GET' && !request.postData() && url.search === '';
  const isFile =
    isBuilt(url.pathname) || MISSING.some((path) => url.pathname.endsWith(path.slice(1)));
  const isStatic = STATIC_KINDS.includes(request.resourceType());
  return url.origin === new URL(baseURL).origin && isPlainGet && isStatic && isFile;
}

/** Chooses every option and presses every button that a page shows, and closes what they open. */
async function pressEverything(page: Page): Promise<void> {
  const options = page.locator('label:visible').filter({ has: page.getByRole('radio') });
  await expect(options).not.toHaveCount(0);
  for (const option of await options.all()) await option.click();
  const buttons = await page.locator('button:visible').elementHandles();
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) {
    // An earlier one may have removed it.
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.click();
    const open = page.locator('dialog[open]');
    if ((await open.count()) === 0) continue;
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
  }
}

test('§7 a session with every control and form requests only static files', {
  tag: ['@comments', '@particles', '@unconnected'],
}, async ({ page, baseURL }) => {
  const trouble = await collectTrouble(page);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));

  await test.step('home page', async () => {
    const chat = await ChatPanel.openWithStoppedClock(page);
    await chat.quickReplies.first().click();
    await chat.letReplyFinish();
    await chat.ask('<b>Can you help?</b>');
    await page.clock.resume();
    for (const field of await page.locator('#contact form').getByRole('textbox').all()) {
      await field.fill('secret@example.com');
    }
    await page.getByRole('button', { name: 'Pause animation' }).click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await pressEverything(page);
    for (const link of await page.getByRole('contentinfo').locator('a[href="#"]').all())
      await link.click();
  });

  await test.step('the inquiry, refused and accepted', async () => {
    const inquiry = new InquiryDialog(page);
    await page.goto('./testimonials');
    await inquiry.launchButton.click();
    await inquiry.submitButton.click();
    await expect(inquiry.field('name')).toBeFocused();
    await inquiry.fill(VALID_INQUIRY);
    await inquiry.submitButton.click();
    await expect(inquiry.successNotice).toBeVisible();
  });

  await test.step('an article, its comments refused and posted', async () => {
    const article = new ArticlePage(page);
    await article.open();
    await article.post('', 'secret text');
    await expect(article.nameField).toBeFocused();
    await article.post('Anna', 'secret text');
    await expect(article.comments).toHaveCount(1);
    await expect(article.addedNotice).toBeVisible();
    await pressEverything(page);
  });

  for (const path of [...PAGE_PATHS, ...MISSING]) await page.goto(path);

  expect(trouble.filter((entry) => !NOT_FOUND.test(entry))).toEqual([]);
  expect(requests.length).toBeGreaterThan(PAGE_PATHS.length);
  const others = requests.filter((request) => !isForStaticFile(request, `${baseURL}`));
  expect(others.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
});

test('§7 the device keeps the color scheme and the paused animation, nothing else', {
  tag: ['@comments', '@particles'],
}, async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Pause animation' }).click();
  const article = new ArticlePage(page);
  await article.open();
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

test('an inline script put into a page does not run, and text never becomes markup', async ({
  page,
}) => {
  await page.goto('./');
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('document.title = "injected"');
    document.body.append(script);
    try {
      document.body.innerHTML = '<p>injected</p>';
      return 'parsed';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(outcome).toBe('TypeError');
  await expect(page).not.toHaveTitle('injected');
});
