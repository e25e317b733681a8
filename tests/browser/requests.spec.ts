import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { base, words } from '../support/content.ts';
import { SITE } from '../support/copies.ts';
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
const pressEverything = (page: Page) =>
  page.evaluate(async () => {
    const controls = [...document.querySelectorAll<HTMLElement>('[type="radio"], button')];
    for (const control of controls) {
      // An earlier one may have removed it.
      if (!control.checkVisibility()) continue;
      control.click();
      await new Promise(requestAnimationFrame);
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    }
    return controls.length;
  });

test('§7 a session with every control and form requests only static files', {
  tag: ['@comments', '@particles', '@unconnected'],
}, async ({ page, chat, inquiry, article }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  // Home page.
  await chat.openWithStoppedClock();
  await chat.quickReplies.first().click();
  await chat.letReplyFinish();
  await chat.ask('<b>qqq</b>');
  await page.clock.resume();
  for (const field of await page.locator('#contact form').getByRole('textbox').all())
    await field.fill('secret@example.com');
  expect(await pressEverything(page)).toBeGreaterThan(5);
  for (const link of await page.getByRole('contentinfo').locator('a[href="#"]').all())
    await link.click();
  // An inline script does not run, and text never becomes markup.
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
  // An article, its comments and the inquiry, refused and accepted.
  await article.open();
  await article.post('', 'secret text');
  await expect(article.nameField).toBeFocused();
  await article.post('Anna', 'secret text');
  await expect(article.comments).toHaveCount(1);
  await inquiry.launchButton.click();
  await inquiry.submitButton.click();
  await expect(inquiry.field('name')).toBeFocused();
  await inquiry.fill();
  await inquiry.submitButton.click();
  await expect(inquiry.successNotice).toBeVisible();
  expect(await pressEverything(page)).toBeGreaterThan(5);
  for (const path of [...PAGE_PATHS, ...MISSING]) await page.goto(path);
  expect(requests.length).toBeGreaterThan(PAGE_PATHS.length);
  const others = requests.filter((request) => !isForStaticFile(request));
  expect(others.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);

  // The device keeps the color scheme and the paused animation alone.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('./');
  await page.getByText(words.theme.dark, { exact: true }).click();
  await page.getByRole('button', { name: words.pauseAnimation }).click();
  const kept = await page.evaluate(() => [localStorage, sessionStorage].map(Object.keys));
  expect(kept.map((keys) => keys.toSorted())).toEqual([['animation', 'theme'], []]);
  expect(await page.context().cookies()).toEqual([]);
});
