import { expect, test } from '@playwright/test';
import { ChatPanel, chatScript } from './support/chat-panel.ts';

const QUICK_REPLIES = [
  'What AI tools do you offer?',
  'How much does it cost?',
  'Can you help with my business?',
];

test('§4 the conversation starts with one greeting by the bot, about AI and the business', async ({
  page,
}) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await expect(chat.messages).toHaveCount(1);
  await expect(chat.messages).toHaveAttribute('data-from', 'bot');
  await expect(chat.messages).toContainText(/automat.*AI.*business/i);
});

test('§2 §9 the panel is 600 px high and at most 28rem wide, with the specified placeholder', async ({
  page,
}) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await expect(chat.field).toBeVisible();
  const box = await chat.panel.boundingBox();
  expect(box?.height).toBe(600);
  expect(box?.width).toBeLessThanOrEqual(28 * 16);
});

test('§4 a message that is empty or only white space is not sent', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await chat.sendButton.click();
  await chat.send('   ');
  await expect(chat.typing).toBeHidden();
  await expect(chat.messages).toHaveCount(1);
});

test('§4 a sent message is trimmed, appended as the visitor’s, and the field is emptied', async ({
  page,
}) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await chat.field.fill('  Hello there  ');
  await chat.sendButton.click();
  await expect(chat.messages).toHaveCount(2);
  await expect(chat.messages.nth(1)).toHaveAttribute('data-from', 'visitor');
  expect(await chat.messages.nth(1).locator('p').textContent()).toBe('Hello there');
  await expect(chat.field).toHaveValue('');
});

test('§9 the quick replies are the three specified ones, in order', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await expect(chat.quickReplies).toHaveText(QUICK_REPLIES);
});

test('§4 quick replies show only while fewer than 3 messages exist', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await chat.send('Hello');
  await expect(chat.messages).toHaveCount(2);
  await expect(chat.quickReplies).toHaveCount(3);
  await chat.letReplyFinish();
  await expect(chat.messages).toHaveCount(3);
  await expect(chat.quickReplies).toHaveCount(0);
});

for (const text of QUICK_REPLIES) {
  test(`§4 tapping the quick reply '${text}' sends it and gets an answer`, async ({ page }) => {
    const chat = await ChatPanel.openWithStoppedClock(page);
    await chat.quickReplies.filter({ hasText: text }).click();
    await expect(chat.messages.nth(1)).toHaveAttribute('data-from', 'visitor');
    await expect(chat.messages.nth(1)).toContainText(text);
    await chat.letReplyFinish();
    await expect(chat.messages.nth(2)).toHaveAttribute('data-from', 'bot');
  });
}

test('§9 a reply is revealed one character every 20 ms, then appended whole', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  const { reply } = chatScript.fallback;
  await chat.send('Something else entirely');
  await expect(chat.typing).toBeVisible();
  await expect(chat.revealed).toBeHidden();
  for (const characters of [1, 2, 3]) {
    await page.clock.runFor(20);
    await expect.poll(() => chat.revealed.textContent()).toBe(reply.slice(0, characters));
  }
  await page.clock.fastForward((reply.length - 4) * 20);
  await expect.poll(() => chat.revealed.textContent()).toBe(reply.slice(0, -1));
  await page.clock.runFor(19);
  await expect(chat.messages).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(chat.messages).toHaveCount(3);
  await expect(chat.messages.nth(2)).toContainText(reply);
  await expect(chat.typing).toBeHidden();
});

const FIVE_OFFERINGS = [
  /custom chatbots/i,
  /automated data processing/i,
  /AI-powered analytics/i,
  /predictive modeling/i,
  /natural language processing/i,
];

for (const text of ['Which AI TOOLS are there?', 'What do you offer?']) {
  test(`§9 rule 1 answers '${text}' with a bulleted list of five offerings`, async ({ page }) => {
    const chat = await ChatPanel.openWithStoppedClock(page);
    const reply = await chat.ask(text);
    await expect(reply.getByRole('listitem')).toHaveText(FIVE_OFFERINGS);
  });
}

for (const text of ['What is the COST?', 'Tell me your pricing', 'And the price?']) {
  test(`§9 rule 2 answers '${text}' with packages from $999/month`, async ({ page }) => {
    const chat = await ChatPanel.openWithStoppedClock(page);
    const reply = await chat.ask(text);
    await expect(reply).toContainText('$999/month');
    await expect(reply).toContainText(/pricing consultation/i);
  });
}

for (const text of ['I run a Business', 'please HELP']) {
  test(`§9 rule 3 answers '${text}' with past work and a free consultation`, async ({ page }) => {
    const chat = await ChatPanel.openWithStoppedClock(page);
    const reply = await chat.ask(text);
    for (const words of [/e-commerce/i, /healthcare/i, /finance/i, /free .*consultation/i]) {
      await expect(reply).toContainText(words);
    }
  });
}

test('§9 rule 4 answers anything else and asks about the visitor’s challenge', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  const reply = await chat.ask('Do you like the weather?');
  await expect(reply).toContainText(/AI automation/i);
  await expect(reply).toContainText(/challenge.*\?/i);
});

test('§9 the rules are checked in order: the earlier one answers', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  const first = await chat.ask('help my business: what is the price of what you offer?');
  await expect(first.getByRole('listitem')).toHaveCount(5);
  const second = await chat.ask('help my business: what is the price?');
  await expect(second).toContainText('$999/month');
});

test('DECISIONS sending while the bot types completes its reply at once and keeps the order', async ({
  page,
}) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await chat.send('Do you like the weather?');
  await page.clock.runFor(100);
  await expect.poll(() => chat.revealed.textContent()).toHaveLength(5);
  await chat.send('What is the price?');
  await expect(chat.messages).toHaveCount(4);
  await chat.letReplyFinish();
  await expect(chat.messages).toContainText([
    chatScript.greeting,
    'Do you like the weather?',
    chatScript.fallback.reply,
    'What is the price?',
    '$999/month',
  ]);
});

test('DECISIONS markup in a message is shown literally', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  const markup = '<img src=x onerror="document.title=1"> <b>bold</b> &amp; [a](b)';
  await chat.send(markup);
  await expect(chat.messages.nth(1)).toContainText(markup);
  await expect(chat.messages.nth(1).locator('img, b, a')).toHaveCount(0);
});

test('DECISIONS the assistant says that it is scripted and that nothing leaves the page', async ({
  page,
}) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await expect(chat.panel).toContainText(/scripted/i);
  await expect(chat.panel).toContainText(/nothing you type leaves this page/i);
});

test('§4 starting over leaves the greeting and the quick replies, even while the bot types', async ({
  page,
}) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await expect(chat.startOverButton).toBeHidden();
  await chat.ask('Hello');
  await chat.send('What is the price?');
  await chat.startOverButton.click();
  await expect(chat.messages).toHaveCount(1);
  await expect(chat.typing).toBeHidden();
  await expect(chat.quickReplies).toHaveCount(3);
  await expect(chat.field).toBeFocused();
  await page.clock.fastForward(60_000);
  await expect(chat.messages).toHaveCount(1);
});
