import { expect, type Locator, type Page } from '@playwright/test';
import { first, type Translation } from './content.ts';

/** Longer than any reply takes, in ms. */
const REPLY_LIMIT_MS = 60_000;

const LOADED_AT = new Date('2026-03-07T12:00:00');
const PAUSED_AT = new Date('2026-03-07T13:00:00');

/** The chat assistant on the home page in a language, by what a visitor perceives. */
export class ChatPanel {
  readonly panel: Locator;
  readonly conversation: Locator;
  readonly log: Locator;
  readonly messages: Locator;
  readonly typing: Locator;
  readonly revealed: Locator;
  readonly field: Locator;
  readonly sendButton: Locator;
  readonly quickReplies: Locator;
  readonly newMessageButton: Locator;
  readonly startOverButton: Locator;
  private readonly page: Page;
  private readonly home: string;
  private readonly script: Translation['chatScript'];

  constructor(page: Page, { chatScript, home, words }: Translation = first) {
    this.page = page;
    this.home = home;
    this.script = chatScript;
    this.panel = page
      .getByRole('region')
      .filter({ has: page.getByRole('log') })
      .last();
    this.conversation = page.getByRole('group', { name: words.chat.conversation });
    this.log = page.getByRole('log');
    this.messages = this.log.locator('[data-from]');
    // Hidden from assistive technology, so there is no role to find it by.
    this.typing = this.conversation.locator('.chat-typing');
    this.revealed = this.typing.locator('[data-from="bot"] p');
    this.field = page.getByPlaceholder(chatScript.placeholder);
    this.sendButton = page.getByRole('button', { name: words.chat.send, exact: true });
    this.quickReplies = page
      .getByRole('list', { name: words.chat.suggestions })
      .getByRole('button');
    this.newMessageButton = page.getByRole('button', { name: words.chat.newMessage });
    this.startOverButton = page.getByRole('button', { name: words.chat.startOver });
  }

  /** Opens the home page with the page's clock stopped: replies come when the test lets time pass. */
  async openWithStoppedClock(): Promise<void> {
    await this.page.clock.install({ time: LOADED_AT });
    await this.page.goto(`.${this.home}`);
    await this.field.focus();
    await this.waitUntilReady();
    await this.page.clock.pauseAt(PAUSED_AT);
  }

  /** The same, with so many messages that they do not fit, scrolled to the newest. */
  async openLongConversation(): Promise<void> {
    await this.openWithStoppedClock();
    for (const text of this.script.quickReplies.slice(0, 2)) await this.ask(text.repeat(20));
    await this.expectAtEnd();
  }

  async waitUntilReady(): Promise<void> {
    await expect(
      this.page.locator('astro-island[data-island-ready]').filter({ has: this.log }),
    ).toBeAttached();
  }

  async send(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }

  /** Sends a message, lets the reply finish and returns its bubble. Needs the stopped clock. */
  async ask(text: string): Promise<Locator> {
    const before = await this.messages.count();
    await this.send(text);
    await expect(this.messages).toHaveCount(before + 1);
    await this.letReplyFinish();
    await expect(this.messages).toHaveCount(before + 2);
    return this.messages.nth(before + 1);
  }

  /** Lets more time pass than any reply takes. Needs the stopped clock. */
  async letReplyFinish(): Promise<void> {
    await expect(this.typing).toBeVisible();
    await this.page.clock.fastForward(REPLY_LIMIT_MS);
    await expect(this.typing).toBeHidden();
  }

  /** How far the newest message is below what is in view, in px. */
  async distanceToEnd(): Promise<number> {
    return this.conversation.evaluate(
      ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight,
    );
  }

  async expectAtEnd(): Promise<void> {
    await expect.poll(() => this.distanceToEnd()).toBeLessThan(2);
  }

  /** Resolves when the page has received the scroll event, at the next frame. */
  async scrollTo(top: number): Promise<void> {
    await this.conversation.evaluate(
      (element, position) =>
        new Promise((resolve) => {
          element.addEventListener('scrollend', resolve, { once: true });
          element.scrollTop = position;
        }),
      top,
    );
  }

  /** All motion that could last longer than five seconds: the dots, and the reveal of a long reply. */
  async expectStill(): Promise<void> {
    await this.send(`${this.script.quickReplies[0]}`);
    await expect(this.typing.locator('.chat-dots span').first()).toHaveCSS(
      'animation-name',
      'none',
    );
    await expect(this.typing.locator('p')).toHaveCount(0);
  }
}
