import { replyTo } from '#features/chat/reply.ts';
import { ChatPanel } from '../support/chat-panel.ts';
import { chatScript, inquiryCopy, site } from '../support/content.ts';
import { boxOf } from '../support/geometry.ts';
import { expect, type Page, test } from '../support/test.ts';

const { quickReplies } = chatScript;

/** A message that no rule answers, unless its keyword is in it. */
const OTHER = 'qqq';
const LONG = 'words '.repeat(20).trim();

/** A message whose reply has such a link: a keyword of its rule. */
const messageFor = (to: 'booking' | 'inquiry') =>
  `${[...chatScript.rules.flatMap(({ keywords }) => keywords), OTHER].find((message) =>
    replyTo(message, chatScript).links.some((link) => link.to === to),
  )}`;

/** The first line of the reply to a message, which bubbles set as paragraphs and lists. */
const answerTo = (message: string) => `${replyTo(message, chatScript).reply.split('\n')[0]}`;

/** From its next load on, the page has this reply to what no rule answers. */
async function answerOthersWith(page: Page, reply: string): Promise<void> {
  await page.addInitScript((text) => {
    document.addEventListener('DOMContentLoaded', () => {
      const island = document.querySelector('astro-island:has(.chat)') as Element;
      const props = JSON.parse(island.getAttribute('props') ?? '');
      props.script[1].fallback[1] = { reply: [0, text], links: [1, []] };
      island.setAttribute('props', JSON.stringify(props));
    });
  }, reply);
}

test('§2 §4 §9 Chat: 600 px high, 28rem wide, a greeting, quick replies', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await expect(chat.log).toHaveAccessibleName(/.+/);
  await expect(chat.messages).toHaveCount(1);
  await expect(chat.messages).toHaveAttribute('data-from', 'bot');
  await expect(chat.messages).toContainText(chatScript.greeting);
  await expect(chat.quickReplies).toHaveText(quickReplies);
  await expect(chat.field).toBeVisible();
  const { subtitle, subtitleWhenConnected } = chatScript;
  const isConnected = site.forms?.inquiry ?? site.forms?.contact;
  await expect(chat.panel).toContainText(isConnected ? subtitleWhenConnected : subtitle);
  expect(await boxOf(chat.panel)).toMatchObject({ width: 28 * 16, height: 600 });
  await page.setViewportSize({ width: 320, height: 900 });
  const { x, width, height } = await boxOf(chat.panel);
  expect(height).toBe(600);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
});

test('§4 Chat: the greeting is whole, with as many questions as there may be', {
  tag: '@sample',
}, async ({ page }) => {
  const chat = new ChatPanel(page);
  await page.goto('./');
  const showFiveQuestions = ({ children }: Element) => {
    while (children.length < 5) children[0]?.after(children[0].cloneNode(true));
  };
  await page.getByRole('list', { name: 'Suggested questions' }).evaluate(showFiveQuestions);
  await expect(chat.quickReplies).toHaveCount(5);
  for (const [width, height] of [
    [320, 460],
    [768, 1024],
    [1440, 900],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [view, greeting] = [await boxOf(chat.conversation), await boxOf(chat.messages)];
    const name = `${width} × ${height}`;
    expect(greeting.y, name).toBeGreaterThan(view.y);
    expect(greeting.y + greeting.height, name).toBeLessThanOrEqual(view.y + view.height);
    const [panel, field] = [await boxOf(chat.panel), await boxOf(chat.field)];
    expect(field.y + field.height, name).toBeLessThan(panel.y + panel.height);
    const [first] = await chat.quickReplies.all();
    expect((first && (await boxOf(first)).height) ?? 0, name).toBeGreaterThanOrEqual(44);
  }
});

test('a reply is copied without the words that only assistive technology reads', {
  tag: '@booking',
}, async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  const message = messageFor('booking');
  const reply = await chat.ask(message);
  const link = replyTo(message, chatScript).links.at(-1)?.label;
  await expect(reply).toContainText(`Assistant: ${answerTo(message)}`);
  await expect(reply).toContainText('(opens in a new tab)');
  await chat.field.blur();
  await reply.evaluate((bubble) => getSelection()?.selectAllChildren(bubble));
  await page.keyboard.press('Control+C');
  await chat.field.focus();
  await page.keyboard.press('Control+V');
  await expect(chat.field).toHaveValue(
    new RegExp(`^${RegExp.escape(answerTo(message).slice(0, 9))}.*${RegExp.escape(`${link}`)}$`),
  );
});

/** What is answered to what: features/chat/script.test.ts. Messages as text only: typed-text.spec.ts. */
test('§4 §9 Chat: messages are trimmed; quick replies below 3 messages', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await chat.sendButton.click();
  await chat.send('   ');
  await expect(chat.typing).toBeHidden();
  await expect(chat.messages).toHaveCount(1);
  await chat.quickReplies.last().click();
  await expect(chat.messages).toHaveCount(2);
  await expect(chat.quickReplies).toHaveCount(quickReplies.length);
  await chat.letReplyFinish();
  await expect(chat.messages.nth(2)).toContainText(answerTo(`${quickReplies.at(-1)}`));
  await expect(chat.quickReplies).toHaveCount(0);
  const message = `${chatScript.rules[0]?.keywords[0] ?? OTHER}?`;
  const reply = await chat.ask(`  ${message}  `);
  await expect(chat.messages.nth(3).locator('p')).toHaveText(message);
  await expect(chat.messages.nth(3).locator('p')).toHaveAttribute('dir', 'auto');
  await expect(chat.field).toHaveValue('');
  await expect(chat.messages).toContainText([/^Assistant: /, /^You: /, /^Assistant: /, /^You: /]);
  const items = replyTo(message, chatScript).reply.match(/^- /gm) ?? [];
  await expect(reply.getByRole('listitem')).toHaveCount(items.length);
});

test('§2 Chat: a reply leads to the booking page', { tag: '@booking' }, async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  const reply = await chat.ask(messageFor('booking'));
  const booking = reply.getByRole('link', { name: /\(opens in a new tab\)$/ }).first();
  await expect(booking).toHaveAttribute('target', '_blank');
  await expect(booking).toHaveAttribute('rel', 'noopener noreferrer');
});

test('§2 Chat: a reply leads to the project dialog', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  const reply = await chat.ask(messageFor('inquiry'));
  await reply.getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: inquiryCopy.title })).toBeVisible();
});

test('§4 §9 Chat: a character every 20 ms, then announced once, whole', async ({ page }) => {
  const reply = `e\u0301👩‍👩‍👧‍👦🇲🇹مر ${LONG}`;
  const characters = Array.from(new Intl.Segmenter().segment(reply), ({ segment }) => segment);
  await answerOthersWith(page, reply);
  const chat = await ChatPanel.openWithStoppedClock(page);
  const heard = await chat.log.evaluateHandle((log) => {
    const announcements: string[] = [];
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') announcements.push(target.textContent ?? '');
        for (const node of addedNodes) announcements.push(node.textContent ?? '');
      }
    }).observe(log, { childList: true, subtree: true, characterData: true });
    return announcements;
  });
  await chat.send(OTHER);
  await expect(chat.typing).toHaveAttribute('aria-hidden', 'true');
  await expect(chat.revealed).toBeHidden();
  for (const count of [1, 2, 3, 4]) {
    await page.clock.runFor(20);
    const shown = characters.slice(0, count).join('');
    await expect.poll(() => chat.revealed.textContent()).toBe(shown);
  }
  await page.clock.fastForward((characters.length - 5) * 20);
  await expect.poll(() => chat.revealed.textContent()).toBe(characters.slice(0, -1).join(''));
  await expect(chat.conversation).toMatchAriaSnapshot(`
    - group "Conversation":
      - /children: equal
      - log
  `);
  await page.clock.runFor(19);
  await expect(chat.messages).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(chat.messages).toHaveCount(3);
  await expect(chat.typing).toBeHidden();
  const announced = [`You: ${OTHER}`, `Assistant: ${reply}`];
  expect(await heard.jsonValue(), 'each once, complete').toEqual(announced);
});

test('§4 Chat: with reduced motion replies come whole, the view jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerOthersWith(page, LONG);
  const chat = await ChatPanel.openWithStoppedClock(page);
  await chat.send(OTHER);
  await page.clock.runFor(980);
  await expect(chat.typing).toBeVisible();
  await expect(chat.typing).toHaveText('');
  await expect(chat.messages).toHaveCount(2);
  await page.clock.runFor(20);
  await expect(chat.messages).toHaveCount(3);
  await expect(chat.messages.nth(2)).toContainText(LONG);
  await expect(chat.typing).toBeHidden();

  for (const text of ['Can you help?', 'What do you offer?']) await chat.ask(text.repeat(20));
  const positions = await chat.conversation.evaluateHandle((element) => {
    const seen = new Set<number>();
    element.addEventListener('scroll', () => seen.add(element.scrollTop));
    element.scrollTop = 0;
    return seen;
  });
  await chat.send('What is the price?');
  await expect.poll(() => chat.distanceToEnd()).toBeLessThan(2);
  const height = await chat.conversation.evaluate(({ clientHeight }) => clientHeight);
  const seen = await positions.evaluate((all) => [...all]);
  const between = (top: number) => top > 0 && top < Math.max(...seen) - height;
  expect(seen.filter(between), 'places on the way').toEqual([]);
});

test('§4 Chat: sending completes the reply on its way, starting over ends it', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await expect(chat.startOverButton).toBeHidden();
  await chat.send(OTHER);
  await page.clock.runFor(100);
  await expect.poll(() => chat.revealed.textContent()).toHaveLength(5);
  await chat.send('What is the price?');
  await expect(chat.messages).toHaveCount(4);
  await chat.letReplyFinish();
  await expect(chat.messages.nth(2)).toContainText(answerTo(OTHER));
  await expect(chat.messages.nth(4)).toContainText(answerTo('What is the price?'));
  await chat.send('What do you offer?');
  await chat.startOverButton.click();
  await expect(chat.messages).toHaveCount(1);
  await expect(chat.messages).toBeInViewport({ ratio: 1 });
  await expect(chat.typing).toBeHidden();
  await expect(chat.quickReplies).toHaveCount(quickReplies.length);
  await expect(chat.field).toBeFocused();
  await page.clock.fastForward(60_000);
  await expect(chat.messages).toHaveCount(1);
});
