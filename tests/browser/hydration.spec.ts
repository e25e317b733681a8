/** What visitors do before an island is ready counts once it is. That typed text survives: changed-pages.spec.ts. */

import { ArticlePage } from '../support/article-page.ts';
import { ChatPanel } from '../support/chat-panel.ts';
import { delayFiles } from '../support/delayed-files.ts';
import { expect, test } from '../support/test.ts';

const CHAT_SCRIPT = /\/_astro\/Chat\.island\./;

test('§2 the chat costs no script until somebody points at it', async ({ page }) => {
  const script = await delayFiles(page, /\/_astro\/(Chat|react)/);
  await page.goto('./');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(script.requested).toEqual([]);
  await new ChatPanel(page).field.hover();
  await expect.poll(() => script.requested).not.toEqual([]);
});

test('§4 Enter and a click on Send before hydration send the message once', async ({ page }) => {
  const chat = new ChatPanel(page);
  const script = await delayFiles(page, CHAT_SCRIPT);
  await page.goto('./');
  await chat.send('What is the price?');
  await expect(chat.sendButton).toHaveCSS('cursor', 'progress');
  await chat.sendButton.click();
  await expect(chat.messages).toHaveCount(1);
  script.release();
  await expect(chat.typing).toBeVisible();
  await expect(chat.messages).toHaveCount(2);
  await expect(chat.messages.nth(1)).toContainText('What is the price?');
  await expect(chat.field).toHaveValue('');
  await expect(chat.sendButton).toHaveCSS('cursor', 'pointer');
  await expect(page).toHaveURL('./');
});

test('§4 a message sent by keyboard while the page is still loading is answered', async ({
  page,
}) => {
  const chat = new ChatPanel(page);
  await page.goto('./', { waitUntil: 'commit' });
  await chat.field.focus();
  await page.keyboard.insertText('What is the price?');
  await page.keyboard.press('Enter');
  await expect(chat.messages).toHaveCount(2);
  await expect(chat.revealed.or(chat.messages.nth(2).locator('p')).first()).not.toBeEmpty();
});

test('§4 a message is not lost when its script fails to arrive at first', async ({ page }) => {
  const chat = new ChatPanel(page);
  let attempts = 0;
  await page.route(CHAT_SCRIPT, async (route) => {
    attempts += 1;
    if (attempts === 1) await route.abort();
    else await route.continue();
  });
  await page.goto('./');
  await chat.send('What is the price?');
  await expect(chat.messages.nth(1)).toContainText('What is the price?');
  expect(attempts).toBe(2);
});

test('§4 nothing typed is lost offline, and the next press posts it when online again', {
  tag: '@comments',
}, async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open();
  await page.route('**/_astro/**', (route) => route.abort());
  const lastAttempt = page.waitForEvent('requestfailed', (request) => /retry=/.test(request.url()));
  await article.post('Anna', 'Well said.');
  await expect(page.locator('[aria-busy]')).not.toHaveCount(0);
  await lastAttempt;
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await page.unroute('**/_astro/**');
  await article.postButton.click();
  await expect(article.comments).toHaveText([/Anna.*Well said\./]);
});

test('no control shows before it works: the pause button comes with the animation', {
  tag: '@particles',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => {
      window.addEventListener('test-idle', callback as unknown as EventListener);
      return 0;
    };
  });
  await page.goto('./');
  const pause = page.getByRole('button', { name: 'Pause animation' });
  await expect(pause).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('test-idle')));
  await expect(pause).toBeVisible();
});
