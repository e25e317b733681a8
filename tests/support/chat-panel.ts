import { expect, type Page } from '@playwright/test';
import type { Translation } from './content.ts';

/** The chat assistant on the home page in a language. Elements are found by role and name if they have them. */
export function chatOn(page: Page, { chatScript, home, strings }: Translation) {
  const conversation = page.getByRole('group', { name: strings.chat.conversation });
  const log = page.getByRole('log', { name: strings.chat.messages });
  const messages = log.locator('[data-from]');
  // Hidden from assistive technology, so it has no role to be found by.
  const typing = conversation.locator('.chat-typing');
  const field = page.getByPlaceholder(chatScript.placeholder);
  const suggestions = page.getByRole('list', { name: strings.chat.suggestions });

  const chat = {
    conversation,
    log,
    messages,
    typing,
    field,
    panel: page.getByRole('region').filter({ has: log }).last(),
    revealed: typing.locator('[data-from="bot"] p'),
    sendButton: page.getByRole('button', { name: strings.chat.send, exact: true }),
    quickReplies: suggestions.getByRole('button'),
    newMessageButton: page.getByRole('button', { name: strings.chat.newMessage }),
    startOverButton: page.getByRole('button', { name: strings.chat.startOver }),

    /** Opens the home page with the page's clock stopped: replies come when the test lets time pass. */
    async openWithStoppedClock(): Promise<void> {
      await page.clock.install({ time: 0 });
      await page.goto(`.${home}`);
      await field.focus();
      await chat.waitUntilReady();
      await page.clock.pauseAt(3_600_000);
    },
    async waitUntilReady(): Promise<void> {
      const island = page.locator('astro-island[data-island-ready]').filter({ has: log });
      await expect(island).toBeAttached();
    },
    async send(text: string): Promise<void> {
      await field.fill(text);
      await field.press('Enter');
    },
    /** Sends a message, lets the reply finish and returns its bubble. Needs the stopped clock. */
    async ask(text: string) {
      const before = await messages.count();
      await chat.send(text);
      await expect(messages).toHaveCount(before + 1);
      await chat.letReplyFinish();
      await expect(messages).toHaveCount(before + 2);
      return messages.nth(before + 1);
    },
    /** Lets a minute pass, which is longer than any reply takes. Needs the stopped clock. */
    async letReplyFinish(): Promise<void> {
      await expect(typing).toBeVisible();
      await page.clock.fastForward(60_000);
      await expect(typing).toBeHidden();
    },
    /** How far the end of the conversation is below the view, in px. */
    distanceToEnd: () =>
      conversation.evaluate((area) => area.scrollHeight - area.scrollTop - area.clientHeight),
    expectAtEnd: () => expect.poll(chat.distanceToEnd, { intervals: [50] }).toBeLessThan(2),
    /** Resolves when the scrolling has ended. */
    scrollTo: (top: number) =>
      conversation.evaluate(async (area, position) => {
        const ended = new Promise((end) => area.addEventListener('scrollend', end, { once: true }));
        area.scrollTop = position;
        await ended;
      }, top),
    /** Expects that the dots stand still, and that a reply is not revealed bit by bit. */
    async expectStill(): Promise<void> {
      await chat.send(`${chatScript.quickReplies[0]}`);
      const dot = typing.locator('.chat-dots span').first();
      await expect(dot).toHaveCSS('animation-name', 'none');
      await expect(typing.locator('p')).toHaveCount(0);
    },
  };
  return chat;
}
