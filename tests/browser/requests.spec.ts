import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { base, words } from '../support/content.ts';
import { SITE } from '../support/copies.ts';
import { VALID_INQUIRY } from '../support/inquiry-dialog.ts';
import { PAGE_PATHS, UNKNOWN_ARTICLE_PATH, UNKNOWN_PATH } from '../support/site-addresses.ts';
import { expect, type Page, type Request, test } from '../support/test.ts';

/** The kinds of request for static files; scripts send none of them by themselves. */
const STATIC_KINDS = ['document', 'stylesheet', 'script', 'image', 'font', 'manifest', 'other'];

/** Addresses without a page, which answer with a not-found page. */
const MISSING = [UNKNOWN_PATH, UNKNOWN_ARTICLE_PATH];

// What the browser and the page log about such an address, and about what is put into a page.
test.use({ provoked: /^console: (Failed to load resource: .* 404 |404: )|Trusted|trusted-types/ });

/** A GET of a file of the build, on the page's own origin. */
function isForStaticFile(request: Request): boolean {
  const { origin, pathname, search } = new URL(request.url());
  const path = decodeURIComponent(pathname).slice(base.length) || 'index.html';
  const isFile = ['', '.html'].some((ending) => existsSync(join(SITE.dir, path + ending)));
  const isExpected = isFile || MISSING.some((missing) => pathname.endsWith(missing.slice(1)));
  const isPlainGet = request.method() === 'GET' && !request.postData() && search === '';
  const isOwn = origin === new URL(SITE.url).origin;
  return isOwn && isPlainGet && isExpected && STATIC_KINDS.includes(request.resourceType());
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
    if ((await page.locator('dialog[open]').count()) === 0) continue;
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
}

test('§7 a session with every control and form requests only static files', {
  tag: ['@comments', '@particles', '@unconnected'],
}, async ({ page, chat, inquiry, article }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await test.step('home page', async () => {
    await chat.openWithStoppedClock();
    await chat.quickReplies.first().click();
    await chat.letReplyFinish();
    await chat.ask('<b>qqq</b>');
    await page.clock.resume();
    for (const field of await page.locator('#contact form').getByRole('textbox').all())
      await field.fill('secret@example.com');
    await pressEverything(page);
    for (const link of await page.getByRole('contentinfo').locator('a[href="#"]').all())
      await link.click();
  });
  await test.step('an inline script does not run, and text never becomes markup', async () => {
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
  await test.step('an article, its comments and the inquiry, refused and accepted', async () => {
    await article.open();
    await article.post('', 'secret text');
    await expect(article.nameField).toBeFocused();
    await article.post('Anna', 'secret text');
    await expect(article.comments).toHaveCount(1);
    await inquiry.launchButton.click();
    await inquiry.submitButton.click();
    await expect(inquiry.field('name')).toBeFocused();
    await inquiry.fill(VALID_INQUIRY);
    await inquiry.submitButton.click();
    await expect(inquiry.successNotice).toBeVisible();
    await pressEverything(page);
  });
  for (const path of [...PAGE_PATHS, ...MISSING]) await page.goto(path);
  expect(requests.length).toBeGreaterThan(PAGE_PATHS.length);
  const others = requests.filter((request) => !isForStaticFile(request));
  expect(others.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);

  await test.step('the device keeps the color scheme and the paused animation alone', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('./');
    await page.getByText(words.theme.dark, { exact: true }).click();
    await page.getByRole('button', { name: words.pauseAnimation }).click();
    const kept = await page.evaluate(() => [localStorage, sessionStorage].map(Object.keys));
    expect(kept.map((keys) => keys.toSorted())).toEqual([['animation', 'theme'], []]);
    expect(await page.context().cookies()).toEqual([]);
  });
});
