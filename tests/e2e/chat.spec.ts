import { ChatPanel, chatScript } from './support/chat-panel.ts';
import { expect, test } from './support/test.ts';

const QUICK_REPLIES = [
  'What AI tools do you offer?',
  'How much does it cost?',
  'Can you help with my business?',
];

test('§2 §4 §9 the panel: 600 px high, at most 28rem wide, one greeting about AI, the placeholder, three quick replies in order, and that it is scripted', async ({
  page,
}) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await expect(chat.messages).toHaveCount(1);
  await expect(chat.messages).toHaveAttribute('data-from', 'bot');
  await expect(chat.messages).toContainText(/automat.*AI.*business/i);
  await expect(chat.field).toBeVisible();
  const box = await chat.panel.boundingBox();
  expect(box?.height).toBe(600);
  expect(box?.width).toBeLessThanOrEqual(28 * 16);
  await expect(chat.quickReplies).toHaveText(QUICK_REPLIES);
  await expect(chat.panel).toContainText(/scripted/i);
  await expect(chat.panel).toContainText(/nothing you type leaves this page/i);
});

test('§4 a message is sent trimmed and literally, a blank one is not; quick replies show only while fewer than 3 messages exist', async ({
  page,
}) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await chat.sendButton.click();
  await chat.send('   ');
  await expect(chat.typing).toBeHidden();
  await expect(chat.messages).toHaveCount(1);

  const markup = '<img src=x onerror="document.title=1"> <b>bold</b> &amp; [a](b)';
  await chat.field.fill(`  ${markup}  `);
  await chat.sendButton.click();
  await expect(chat.messages).toHaveCount(2);
  await expect(chat.messages.nth(1)).toHaveAttribute('data-from', 'visitor');
  expect(await chat.messages.nth(1).locator('p').textContent()).toBe(markup);
  await expect(chat.messages.nth(1).locator('img, b, a')).toHaveCount(0);
  await expect(chat.field).toHaveValue('');

  await expect(chat.quickReplies).toHaveCount(3);
  await chat.letReplyFinish();
  await expect(chat.messages).toHaveCount(3);
  await expect(chat.quickReplies).toHaveCount(0);
});

test('§4 tapping a quick reply sends it and gets its answer', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  for (const [index, text] of QUICK_REPLIES.entries()) {
    await test.step(text, async () => {
      await chat.quickReplies.filter({ hasText: text }).click();
      await expect(chat.messages.nth(1)).toHaveAttribute('data-from', 'visitor');
      await expect(chat.messages.nth(1)).toContainText(text);
      await chat.letReplyFinish();
      const [line = ''] = (chatScript.rules[index]?.reply ?? '').split('\n');
      await expect(chat.messages.nth(2)).toHaveAttribute('data-from', 'bot');
      await expect(chat.messages.nth(2)).toContainText(line);
      await chat.startOverButton.click();
      await expect(chat.messages).toHaveCount(1);
    });
  }
});

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

test('§4 a reply is revealed by whole characters: emoji, combined letters and right-to-left text', async ({
  page,
}) => {
  const characters = [
    'Z',
    'o',
    'e\u0301',
    ' ',
    '👩‍👩‍👧‍👦',
    '🇲🇹',
    ' ',
    'م',
    'ر',
    'حَ',
    'ب',
    'ا',
    '!',
  ];
  const { reply } = chatScript.fallback;
  await page.route('/', async (route) => {
    const response = await route.fetch();
    // The script of the chat stands in the attributes of its island.
    const body = (await response.text()).replace(reply, characters.join(''));
    await route.fulfill({ response, body });
  });
  const chat = await ChatPanel.openWithStoppedClock(page);
  await chat.send('Something else entirely');
  for (const count of characters.keys()) {
    if (count > 0)
      await expect(chat.revealed).toHaveText(characters.slice(0, count).join('').trim());
    await page.clock.runFor(20);
  }
  await expect(chat.messages.nth(2)).toContainText(characters.join(''));
  await expect(chat.messages.nth(2).locator('p')).toHaveAttribute('dir', 'auto');
});

const FIVE_OFFERINGS = [
  /custom chatbots/i,
  /automated data processing/i,
  /AI-powered analytics/i,
  /predictive modeling/i,
  /natural language processing/i,
];

test('§9 the four rules answer in their order, in any case, on the whole message', async ({
  page,
}) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await test.step("rule 1, 'ai tools' or 'offer': a bulleted list of five offerings", async () => {
    const reply = await chat.ask('Which AI TOOLS are there?');
    await expect(reply.getByRole('listitem')).toHaveText(FIVE_OFFERINGS);
  });
  await test.step("rule 2, 'cost', 'pricing' or 'price': what packages start from", async () => {
    const reply = await chat.ask('What is the COST?');
    await expect(reply).toContainText(chatScript.rules[1]?.reply as string);
  });
  await test.step("rule 3, 'business' or 'help': past work and a free consultation", async () => {
    const reply = await chat.ask('I run a Business');
    for (const words of [
      /e-commerce/i,
      /healthcare/i,
      /finance/i,
      /free 30-minute consultation/i,
    ]) {
      await expect(reply).toContainText(words);
    }
  });
  await test.step('rule 4, anything else: AI automation and the challenge', async () => {
    const reply = await chat.ask('Do you like the weather?');
    await expect(reply).toContainText(/AI automation/i);
    await expect(reply).toContainText(/challenge.*\?/i);
  });
  await test.step('a message with words of all rules: the first of them', async () => {
    const reply = await chat.ask('help my business: what is the price of what you offer?');
    await expect(reply.getByRole('listitem')).toHaveCount(5);
  });
});

test('sending while the bot types completes its reply at once and keeps the order', async ({
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
    chatScript.rules[1]?.reply as string,
  ]);
});

test('§4 starting over leaves the greeting and the quick replies, in view, even while the bot types', async ({
  page,
}) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await expect(chat.startOverButton).toBeHidden();
  await chat.ask('What do you offer?');
  await chat.ask('What do you offer?');
  await chat.send('What is the price?');
  await chat.startOverButton.click();
  await expect(chat.messages).toHaveCount(1);
  await expect(chat.messages).toBeInViewport({ ratio: 1 });
  await expect(chat.typing).toBeHidden();
  await expect(chat.quickReplies).toHaveCount(3);
  await expect(chat.field).toBeFocused();
  await page.clock.fastForward(60_000);
  await expect(chat.messages).toHaveCount(1);
});
