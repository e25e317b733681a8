import { replyTo } from '#features/chat/reply.ts';
import { chatScript, strings } from '../support/content.ts';
import { MARKUP } from '../support/features.ts';
import { getBox, getSidewaysOverflow, resize } from '../support/geometry.ts';
import { listenTo } from '../support/page-changers.ts';
import { expect, MOVING, test } from '../support/test.ts';

test.use(MOVING);

const { quickReplies } = chatScript;
const [first = '', second = ''] = quickReplies;

/** A message that matches no rule. */
const OTHER = 'qqq';
const answerTo = (message: string) => replyTo(message, chatScript).text;
/** The first line of a reply. Its bubble shows the lines as paragraphs and lists. */
const getLine = (message: string) => `${answerTo(message).split('\n')[0]}`;

/** A rule whose reply links to the booking page. */
const booking = chatScript.rules.find(({ links }) => links.some(({ to }) => to === 'booking'));

/**
 * reply.test.ts has the rules of the replies, conversation.test.ts those of the reveal. accessibility.spec.ts sends
 * messages during a reply; in agency/settings.spec.ts, a reply opens the project dialog.
 */
test.describe('§2 §4 §9 Chat', () => {
  test.beforeEach(({ chat }) => chat.openWithStoppedClock());

  test('a reply that appears at 20 ms a character is announced once', async ({ page, chat }) => {
    const heard = await listenTo(chat.log);
    const reply = answerTo(OTHER);
    await chat.send(OTHER);
    await expect(chat.typing).toHaveAttribute('aria-hidden', 'true');
    await page.clock.runFor(20);
    await expect(chat.revealed).toHaveText(reply.slice(0, 1));
    await page.clock.runFor(20 * reply.length - 21);
    await expect(chat.messages).toHaveCount(2);
    await page.clock.runFor(1);
    await expect(chat.messages).toHaveCount(3);
    await expect(chat.typing).toBeHidden();
    const announced = [`${strings.chat.you} ${OTHER}`, `${strings.chat.assistant} ${reply}`];
    expect(await heard.jsonValue()).toEqual(announced);
  });

  test('quick replies are shown until there are three messages', async ({ chat }) => {
    await expect(chat.quickReplies).toHaveText(quickReplies);
    await chat.quickReplies.last().click();
    await expect(chat.messages).toHaveCount(2);
    await expect(chat.quickReplies).toHaveCount(quickReplies.length);
    await chat.letReplyFinish();
    await expect(chat.messages.nth(2)).toContainText(getLine(`${quickReplies.at(-1)}`));
    await expect(chat.quickReplies).toHaveCount(0);
  });

  test('a long message with HTML stays text', async ({ chat }) => {
    await chat.send(`  ${MARKUP}  `);
    const question = chat.messages.nth(1).locator('p');
    await expect(question).toHaveText(MARKUP);
    await expect(question).toHaveAttribute('dir', 'auto');
    await expect(chat.field).toHaveValue('');
  });

  test('the five offerings are a list', { tag: '@sample' }, async ({ chat }) => {
    const reply = await chat.ask('What AI tools do you offer?');
    await expect(reply.getByRole('listitem')).toHaveCount(5);
  });

  test('the panel is at least 600 px high and at most 28rem wide', async ({ page, chat }) => {
    await chat.ask(MARKUP);
    for (const [size, narrowest] of [
      ['3840×2160', 24 * 16],
      ['2560×1440', 24 * 16],
      ['1440×900', 24 * 16],
      ['1000×800', 24 * 16],
      ['768×800', 22 * 16],
      ['480×900', 28 * 16],
      ['320×900', 320],
    ] as const) {
      const window = await resize(page, size);
      const { x, width, height } = await getBox(chat.panel);
      const [rem, tile] = await chat.panel.evaluate((panel) => [
        parseFloat(getComputedStyle(document.documentElement).fontSize),
        parseFloat(getComputedStyle(panel).getPropertyValue('--tile')),
      ]);
      expect(height).toBeCloseTo(Math.max(600, Math.floor((36 * rem) / tile) * tile), 1);
      expect(width).toBeLessThanOrEqual(28 * rem);
      expect(width).toBeGreaterThanOrEqual(narrowest);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(window.width);
      expect(await getSidewaysOverflow(page)).toBe(0);
    }
  });

  test('a reply links to the booking page', { tag: '@booking' }, async ({ chat }) => {
    const reply = await chat.ask(`${booking?.keywords[0]}`);
    const link = reply.getByRole('link', { name: `(${strings.opensInNewTab})` }).first();
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('a conversation that cannot scroll lets the page scroll', async ({ page, chat }) => {
    await chat.conversation.hover();
    await page.mouse.wheel(0, 50);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});

test.describe('§4 §9 a long conversation', () => {
  test.beforeEach(async ({ chat }) => {
    await chat.openWithStoppedClock();
    for (const text of [first, second]) await chat.ask(text.repeat(20));
    await chat.expectAtEnd();
  });

  test('follows new messages to the end', async ({ page, chat }) => {
    const heard = await listenTo(chat.panel);
    await chat.scrollTo(0);
    await chat.send(first);
    // The reply begins while the view is scrolling.
    await page.clock.runFor(100);
    await chat.expectAtEnd();
    await page.clock.runFor(2_000);
    await chat.expectAtEnd();
    await page.clock.fastForward(60_000);
    await chat.expectAtEnd();
    expect((await heard.jsonValue()).join()).not.toContain(strings.chat.newMessage);
  });

  test('stays where a visitor scrolled until a button leads to new messages', async ({
    page,
    chat,
  }) => {
    await chat.send(second);
    await chat.expectAtEnd();
    // The chat notices the visitor's scrolling by an event, which comes a frame later.
    const atStart = chat.conversation.evaluate(
      (area) =>
        new Promise<void>((done) => {
          area.addEventListener('scroll', () => area.scrollTop === 0 && done());
        }),
    );
    await chat.conversation.press('Home');
    await atStart;
    await page.clock.fastForward(60_000);
    await expect(chat.messages).toHaveCount(7);
    await expect(chat.conversation).toHaveJSProperty('scrollTop', 0);
    await chat.newMessageButton.click();
    await chat.expectAtEnd();
    await expect(chat.newMessageButton).toBeHidden();
    await expect(chat.conversation).toBeFocused();
  });

  test('hides its scrollbar 600 ms after the last scroll', async ({ page, chat }) => {
    await chat.scrollTo(0);
    await page.clock.runFor(500);
    await chat.scrollTo(40);
    await page.clock.runFor(599);
    await expect(chat.conversation).toHaveAttribute('data-scrolling');
    await page.clock.runFor(1);
    await expect(chat.conversation).not.toHaveAttribute('data-scrolling');
  });

  test('under reduced motion, jumps to the end and shows no part of a reply', async ({
    page,
    chat,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await chat.scrollTo(0);
    const distances = await chat.conversation.evaluateHandle((area) => {
      const seen: number[] = [];
      area.addEventListener('scroll', () =>
        seen.push(area.scrollHeight - area.scrollTop - area.clientHeight),
      );
      return seen;
    });
    await chat.send(OTHER);
    await chat.expectAtEnd();
    await expect.poll(async () => (await distances.jsonValue())[0]).toBeLessThan(2);
    // conversation.test.ts has the time after which the whole reply appears.
    await page.clock.runFor(100);
    await expect(chat.typing).toHaveText('');
  });
});
