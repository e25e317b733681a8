import { replyTo } from '#features/chat/reply.ts';
import { chatScript, inquiryCopy, site, words } from '../support/content.ts';
import { boxOf, resize } from '../support/geometry.ts';
import { listenTo } from '../support/page-changers.ts';
import { expect, type Locator, MOVING, type Page, test } from '../support/test.ts';

test.use(MOVING);

const { quickReplies } = chatScript;
const [first = '', second = ''] = quickReplies;

/** A message that no rule answers. */
const OTHER = 'qqq';

/** The first line of the reply to a message, which bubbles set as paragraphs and lists. */
const answerTo = (message: string) => `${replyTo(message, chatScript).reply.split('\n')[0]}`;

/** A message whose reply has such a link: a keyword of its rule. */
const messageFor = (to: 'booking' | 'inquiry') =>
  `${[...chatScript.rules.flatMap(({ keywords }) => keywords), OTHER].find((message) =>
    replyTo(message, chatScript).links.some((link) => link.to === to),
  )}`;

/** From its next load on, the page has this reply to what no rule answers. */
const answerOthersWith = (page: Page, reply: string) =>
  page.addInitScript((text) => {
    document.addEventListener('DOMContentLoaded', () => {
      const island = document.querySelector('astro-island:has([role="log"])') as Element;
      const props = JSON.parse(island.getAttribute('props') ?? '');
      props.script[1].fallback[1] = { reply: [0, text], links: [1, []] };
      island.setAttribute('props', JSON.stringify(props));
    });
  }, reply);

/** What is answered to what: features/chat/reply.test.ts. Messages as text only: typed-text.spec.ts. */
test('§2 §4 §9 Chat: 600 px high, quick replies below 3 messages', async ({ page, chat }) => {
  await chat.openWithStoppedClock();
  await expect(chat.log).toHaveAccessibleName(words.chat.messages);
  await expect(chat.messages).toHaveCount(1);
  await expect(chat.messages).toContainText(chatScript.greeting);
  const { subtitle, subtitleWhenConnected } = chatScript;
  const isConnected = site.forms?.inquiry ?? site.forms?.contact;
  await expect(chat.panel).toContainText(isConnected ? subtitleWhenConnected : subtitle);
  const panel = await boxOf(chat.panel);
  expect(panel.height).toBe(600);
  expect(panel.width).toBeLessThanOrEqual(28 * 16);
  await chat.sendButton.click();
  await chat.send('   ');
  await expect(chat.typing).toBeHidden();
  await expect(chat.messages).toHaveCount(1);
  await expect(chat.quickReplies).toHaveText(quickReplies);
  await chat.quickReplies.last().click();
  await expect(chat.messages).toHaveCount(2);
  await expect(chat.quickReplies).toHaveCount(quickReplies.length);
  await chat.letReplyFinish();
  await expect(chat.messages.nth(2)).toContainText(answerTo(`${quickReplies.at(-1)}`));
  await expect(chat.quickReplies).toHaveCount(0);
  const message = `${chatScript.rules[0]?.keywords[0] ?? OTHER}?`;
  const reply = await chat.ask(`  ${message}  `);
  const asked = chat.messages.nth(3);
  await expect(asked).toContainText(words.chat.you);
  await expect(asked.locator('p')).toHaveText(message);
  await expect(asked.locator('p')).toHaveAttribute('dir', 'auto');
  await expect(chat.field).toHaveValue('');
  const items = replyTo(message, chatScript).reply.match(/^- /gm) ?? [];
  await expect(reply.getByRole('listitem')).toHaveCount(items.length);
  await resize(page, '320×900');
  const { x, width, height } = await boxOf(chat.panel);
  expect(height).toBe(600);
  expect([x >= 0, x + width <= 320]).toEqual([true, true]);
  await (await chat.ask(messageFor('inquiry'))).getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: inquiryCopy.title })).toBeVisible();
});

test('§2 Chat: a reply leads to the booking page, and is copied as it is seen', {
  tag: '@booking',
}, async ({ page, chat }) => {
  await chat.openWithStoppedClock();
  const message = messageFor('booking');
  const reply = await chat.ask(message);
  const booking = reply.getByRole('link', { name: `(${words.opensInNewTab})` }).first();
  await expect(booking).toHaveAttribute('target', '_blank');
  await expect(booking).toHaveAttribute('rel', 'noopener noreferrer');
  await chat.field.blur();
  await reply.evaluate((bubble) => getSelection()?.selectAllChildren(bubble));
  await page.keyboard.press('Control+C');
  await chat.field.focus();
  await page.keyboard.press('Control+V');
  // Without the words that only assistive technology reads.
  const label = replyTo(message, chatScript).links.at(-1)?.label;
  const [start, end] = [answerTo(message).slice(0, 9), `${label}`].map(RegExp.escape);
  await expect(chat.field).toHaveValue(new RegExp(`^${start}.*${end}$`));
});

test('§4 §9 Chat: a character every 20 ms, then announced once, whole', async ({ page, chat }) => {
  const reply = `e\u0301👩‍👩‍👧‍👦🇲🇹مر ${'words '.repeat(20).trim()}`;
  const characters = Array.from(new Intl.Segmenter().segment(reply), ({ segment }) => segment);
  await answerOthersWith(page, reply);
  await chat.openWithStoppedClock();
  const heard = await listenTo(chat.log);
  await chat.send(OTHER);
  await expect(chat.typing).toHaveAttribute('aria-hidden', 'true');
  await expect(chat.revealed).toBeHidden();
  for (const count of [1, 2, 3]) {
    await page.clock.runFor(20);
    const shown = characters.slice(0, count).join('');
    await expect.poll(() => chat.revealed.textContent()).toBe(shown);
  }
  await page.clock.fastForward((characters.length - 4) * 20);
  await expect.poll(() => chat.revealed.textContent()).toBe(characters.slice(0, -1).join(''));
  await page.clock.runFor(19);
  await expect(chat.messages).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(chat.messages).toHaveCount(3);
  await expect(chat.typing).toBeHidden();
  const announced = [`${words.chat.you} ${OTHER}`, `${words.chat.assistant} ${reply}`];
  expect(await heard.jsonValue(), 'each once, complete').toEqual(announced);
});

test('§4 Chat: sending completes a reply, starting over ends it', async ({ page, chat }) => {
  await chat.openWithStoppedClock();
  await expect(chat.startOverButton).toBeHidden();
  await chat.send(OTHER);
  await page.clock.runFor(100);
  await expect.poll(() => chat.revealed.textContent()).toHaveLength(5);
  await chat.send(second);
  await expect(chat.messages).toHaveCount(4);
  await chat.letReplyFinish();
  await expect(chat.messages.nth(2)).toContainText(answerTo(OTHER));
  await expect(chat.messages.nth(4)).toContainText(answerTo(second));
  await chat.send(first);
  await chat.startOverButton.click();
  await expect(chat.messages).toHaveCount(1);
  await expect(chat.messages).toBeInViewport({ ratio: 1 });
  await expect(chat.typing).toBeHidden();
  await expect(chat.quickReplies).toHaveCount(quickReplies.length);
  await expect(chat.field).toBeFocused();
  await page.clock.fastForward(60_000);
  await expect(chat.messages).toHaveCount(1);
});

/** Notes the behavior of each scroll that is asked for, and when one has ended. */
const watchScrolling = (area: Locator) =>
  area.evaluateHandle((element) => {
    const seen: (ScrollBehavior | 'end' | undefined)[] = [];
    const scroll = element.scrollTo.bind(element);
    element.scrollTo = (options?: ScrollToOptions | number) => {
      if (typeof options !== 'object') throw new TypeError('no behavior is given');
      seen.push(options.behavior);
      scroll(options);
    };
    // The end of a scroll from before may still come.
    const onEnd = () => seen.length > 0 && seen.push('end');
    element.addEventListener('scrollend', onEnd, { capture: true });
    return seen;
  });

test('§4 Chat: the view follows messages smoothly, unless scrolled up', async ({ page, chat }) => {
  await chat.openLongConversation();
  await test.step('following, also where the reply begins meanwhile', async () => {
    await chat.scrollTo(0);
    // A slow page draws few positions of a smooth scroll, or none: what counts is what it asks for.
    const asked = await watchScrolling(chat.conversation);
    const heard = await listenTo(chat.panel);
    await chat.send(first);
    await page.clock.runFor(100);
    await expect.poll(() => asked.jsonValue()).toContain('end');
    const seen = await asked.jsonValue();
    expect(new Set(seen.slice(0, seen.indexOf('end')))).toEqual(new Set(['smooth']));
    await page.clock.runFor(2_000);
    await chat.expectAtEnd();
    await page.clock.fastForward(60_000);
    await chat.expectAtEnd();
    await expect(chat.typing).toBeHidden();
    expect((await heard.jsonValue()).join()).not.toContain(words.chat.newMessage);
  });
  await test.step('scrolled up by key while the reply is on its way, back by the button', async () => {
    await chat.send(second);
    await chat.expectAtEnd();
    await chat.conversation.focus();
    await page.keyboard.press('Home');
    await expect(chat.conversation).toHaveJSProperty('scrollTop', 0);
    await page.clock.fastForward(60_000);
    await expect(chat.messages).toHaveCount(9);
    await expect(chat.conversation).toHaveJSProperty('scrollTop', 0);
    await chat.newMessageButton.click();
    await chat.expectAtEnd();
    await expect(chat.newMessageButton).toBeHidden();
    await expect(chat.conversation).toBeFocused();
  });
  await test.step('the wheel leaves at once', async () => {
    await chat.send(first);
    await page.clock.runFor(200);
    await chat.expectAtEnd();
    await chat.conversation.hover();
    await page.mouse.wheel(0, -200);
    await expect.poll(() => chat.distanceToEnd()).toBeGreaterThan(150);
    await page.clock.runFor(200);
    await expect(chat.newMessageButton).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(chat.messages).toHaveCount(11);
    expect(await chat.distanceToEnd()).toBeGreaterThan(150);
  });
  await test.step('§9 the scrollbar hides 600 ms after the last scrolling', async () => {
    await chat.scrollTo(0);
    await page.clock.runFor(500);
    await chat.scrollTo(40);
    await page.clock.runFor(599);
    await expect(chat.conversation).toHaveAttribute('data-scrolling');
    await page.clock.runFor(1);
    await expect(chat.conversation).not.toHaveAttribute('data-scrolling');
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('§4 Chat: replies come whole after 1 s, the view jumps', async ({ page, chat }) => {
    await answerOthersWith(page, 'words '.repeat(20).trim());
    await chat.openLongConversation();
    const asked = await watchScrolling(chat.conversation);
    await chat.scrollTo(0);
    await chat.send(OTHER);
    await page.clock.runFor(980);
    await expect(chat.typing).toHaveText('');
    await expect(chat.messages).toHaveCount(6);
    await page.clock.runFor(20);
    await expect(chat.messages).toHaveCount(7);
    await expect(chat.typing).toBeHidden();
    await chat.expectAtEnd();
    expect(await asked.jsonValue()).not.toContain('smooth');
  });
});
