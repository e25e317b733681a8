/**
 * Scripts may arrive late or not at all (as on a page that was opened before a deploy), islands may throw, and browsers
 * may refuse something. Clicks still have a visible effect, what is typed stays, and the rest of the page works.
 */
import {
  chatScript,
  commentFormCopy,
  homeCopy,
  inquiryCopy,
  PORTRAIT_PATH,
  partners,
  strings,
} from '../support/content.ts';
import { getSidewaysOverflow, resize } from '../support/geometry.ts';
import { expectSoon } from '../support/slow-page.ts';
import { expect, type Page, type Route, test } from '../support/test.ts';

const REASON = 'broken on purpose';
const CODE = '**/_astro/*.js*';

// Browsers and Astro also log files that do not load.
test.use({ provoked: new RegExp(`${REASON}|Failed to (load|fetch)|MIME|Error hydrating`) });

/** Expects that a control outside islands works. */
async function expectOthersWork(page: Page): Promise<void> {
  await page.getByRole('radio', { name: strings.theme.dark }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

test('§4 Chat: each question gets one reply, even if its code is late', async ({ page, chat }) => {
  const requests: string[] = [];
  const released = Promise.withResolvers<void>();
  await page.route(/\/_astro\/(Chat|react)/, async (route) => {
    const url = route.request().url();
    const isFirst = !requests.some((request) => request.includes('Chat')) && url.includes('Chat');
    requests.push(url);
    if (isFirst) return route.abort();
    await released.promise;
    return route.continue();
  });
  await page.clock.install();
  await page.goto('./', { waitUntil: 'commit' });
  await chat.field.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const ofChat = requests.filter((request) => request.includes('Chat'));
  expect(ofChat, 'no code until somebody points at it').toEqual([]);
  await chat.quickReplies.first().dblclick();
  await chat.send('ppp');
  await page.keyboard.type('qqq');
  const scrollTop = await page.evaluate(() => scrollY);
  await expect(chat.messages).toHaveCount(1);
  released.resolve();
  await expectSoon(page, (limit) => expect(chat.messages.nth(1)).toBeVisible(limit));
  await expect(chat.messages.nth(1)).toContainText(`${chatScript.quickReplies[0]}`);
  await expect(chat.messages.nth(3)).toContainText(/ppp$/);
  // The reply does not take the focus from a visitor who is typing.
  await page.keyboard.type('?');
  expect(await page.evaluate(() => scrollY)).toBe(scrollTop);
  await chat.sendButton.click();
  await expect(chat.messages.nth(5)).toContainText('qqq?');
  await expectSoon(page, (limit) => expect(chat.messages).toHaveCount(7, limit));
  await expect(chat.field).toHaveValue('');
  await expect(page).toHaveURL('./');
});

test('§4 Comments: if the code did not load, a later click posts the text', {
  tag: '@comments',
}, async ({ page, article }) => {
  await page.clock.install();
  await article.open();
  // Hosts answer a request for a file from the previous deploy with 404, or with a page.
  const body = '<!doctype html><title>Home</title>';
  for (const answer of [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 404 }),
    (route: Route) => route.fulfill({ contentType: 'text/html', body }),
  ]) {
    await page.route(CODE, answer);
    await article.post('Anna', 'Well said.');
    const busy = page.locator('[aria-busy]');
    await expectSoon(page, (limit) => expect(busy).toHaveCount(0, limit));
    const toast = page.getByRole('alert').filter({ hasText: commentFormCopy.withoutScript });
    await expect(toast).toBeVisible();
    await expect(article.commentField).toHaveValue('Well said.');
    await page.unroute(CODE);
  }
  // Without the code of the toasts, a toast is plain text.
  await page.route('**/Toasts.*', (route) => route.fulfill({ status: 404 }));
  await article.postButton.click();
  await expect(article.comments).toHaveText([/Anna.*Well said\./]);
  const added = page.getByRole('alert').filter({ hasText: commentFormCopy.added.title });
  await expect(added).toBeInViewport();
});

test.describe('on a page that is translated before its code arrives', () => {
  test.use({ changed: 'before' });

  test('what is typed stays', { tag: '@comments' }, async ({ page, article }) => {
    await article.open();
    await article.commentField.fill('Well said.');
    const ready = page.locator('[data-island-ready]').filter({ has: article.commentField });
    await expect(ready).toBeAttached();
    await expect(article.commentField).toHaveValue('Well said.');
  });
});

test('a missing logo is replaced by a name', { tag: '@partners' }, async ({ page }) => {
  await page.route(/\.(svg|avif|webp)$/, (route) => route.abort());
  await resize(page, '320×900');
  await page.goto('./');
  for (const { name } of partners) {
    const logo = page.locator('#projects').getByRole('img', { name, exact: true });
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toHaveJSProperty('naturalWidth', 0);
    await expect(logo).toBeVisible();
  }
  expect(await getSidewaysOverflow(page)).toBe(0);
});

test('a missing portrait is replaced by an initial', { tag: '@portrait' }, async ({ page }) => {
  await page.route(/\.(svg|avif|webp)$/, (route) => route.abort());
  await page.goto(PORTRAIT_PATH);
  const avatar = page.locator('.article-byline .avatar');
  const image = avatar.locator('img');
  await expect(image).toHaveJSProperty('complete', true);
  const name = (await page.locator('.person b').textContent()) ?? '';
  await expect(avatar).toHaveText(name.charAt(0));
  const fallback = await avatar.screenshot();
  await image.evaluate((element) => element.remove());
  expect(fallback.equals(await avatar.screenshot()), 'nothing covers the initial').toBe(true);
});

test('an island that throws keeps its HTML and what is typed', {
  tag: '@carousel',
}, async ({ page, carousel, chat, inquiry }) => {
  await page.route(/_astro\/\w+\.island\./, (route) => {
    const [, name] = /(\w+)\.island\./.exec(route.request().url()) ?? [];
    const body = `export function ${name}() { throw new Error('${REASON}'); }`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('./');
  const htmlOfIslands = () =>
    page
      .locator('astro-island')
      .evaluateAll((islands) => islands.map((island) => island.innerHTML));
  const before = await htmlOfIslands();
  const failed = page.locator('astro-island[data-island-failed]');
  await chat.field.pressSequentially('Hello');
  await expect(failed).not.toHaveCount(0);
  await page.keyboard.type(' again');
  await expect(chat.field).toHaveValue('Hello again');
  await carousel.root.scrollIntoViewIfNeeded();
  await inquiry.launchButton.click();
  await inquiry.fill();
  await expect(failed).toHaveCount(before.length);
  expect(await htmlOfIslands()).toEqual(before);
  for (const copy of [chatScript, homeCopy.testimonials, inquiryCopy])
    await expect(page.getByText(copy.withoutScript)).toBeVisible();
  await inquiry.submitButton.click();
  await inquiry.expectValues();
  await page.keyboard.press('Escape');
  await expectOthersWork(page);
});

test('the page works without localStorage and canvas', {
  tag: '@carousel',
}, async ({ page, carousel, chat }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('./');
  const pause = page.getByRole('button', { name: strings.pauseAnimation });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await expectOthersWork(page);
  await chat.send('Hello');
  await expect(chat.messages.nth(1)).toHaveText(/Hello/);
  await carousel.waitUntilReady();
});
