import { ChatPanel } from './support/chat-panel.ts';
import { delayScripts } from './support/delayed-scripts.ts';
import { expect, SLOWNESS, test } from './support/test.ts';

const CHAT_SCRIPT = /\/_astro\/Chat\.island\./;

test('§2 the chat costs no script until somebody goes for it', async ({ page }) => {
  const script = await delayScripts(page, CHAT_SCRIPT);
  await page.goto('/');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(script.requested).toEqual([]);
  await new ChatPanel(page).field.hover();
  await expect.poll(() => script.requested).toHaveLength(1);
});

test('§4 text typed before hydration survives it', async ({ page }) => {
  const chat = new ChatPanel(page);
  const script = await delayScripts(page, CHAT_SCRIPT);
  await page.goto('/');
  await chat.field.pressSequentially('What is the price?');
  await expect.poll(() => script.requested).toHaveLength(1);
  script.release();
  await chat.waitUntilReady();
  await expect(chat.field).toHaveValue('What is the price?');
  await expect(chat.messages).toHaveCount(1);
  await chat.field.press('Enter');
  await expect(chat.messages.nth(1)).toContainText('What is the price?');
});

test('§4 Enter and a click on Send before hydration send the message once', async ({ page }) => {
  const chat = new ChatPanel(page);
  const script = await delayScripts(page, CHAT_SCRIPT);
  await page.goto('/');
  await chat.send('What is the price?');
  await expect.poll(() => script.requested).toHaveLength(1);
  await expect(chat.sendButton).toHaveCSS('cursor', 'progress');
  await chat.sendButton.click();
  await expect(chat.messages).toHaveCount(1);
  script.release();
  await expect(chat.typing).toBeVisible();
  await expect(chat.messages).toHaveCount(2);
  await expect(chat.messages.nth(1)).toContainText('What is the price?');
  await expect(chat.field).toHaveValue('');
  await expect(chat.sendButton).toHaveCSS('cursor', 'pointer');
  await expect(page).toHaveURL('/');
});

test('§4 a quick reply tapped before hydration is sent', async ({ page }) => {
  const chat = new ChatPanel(page);
  const script = await delayScripts(page, CHAT_SCRIPT);
  await page.goto('/');
  await chat.quickReplies.nth(1).click();
  await expect.poll(() => script.requested).toHaveLength(1);
  script.release();
  await expect(chat.messages.nth(1)).toContainText('How much does it cost?');
});

test('§4 a message typed and sent with the keyboard alone, without any wait, is answered', async ({
  page,
}) => {
  const chat = new ChatPanel(page);
  await page.goto('/', { waitUntil: 'commit' });
  await chat.field.focus();
  await page.keyboard.insertText('What is the price?');
  await page.keyboard.press('Enter');
  await expect(chat.messages).toHaveCount(3, { timeout: 15_000 * SLOWNESS });
});

test('§4 a message is not lost when the script fails to arrive at first', async ({ page }) => {
  const chat = new ChatPanel(page);
  let attempts = 0;
  await page.route(CHAT_SCRIPT, async (route) => {
    attempts += 1;
    if (attempts === 1) await route.abort();
    else await route.continue();
  });
  await page.goto('/');
  await chat.send('What is the price?');
  await expect(chat.messages.nth(1)).toContainText('What is the price?', {
    timeout: 15_000 * SLOWNESS,
  });
  expect(attempts).toBe(2);
});
