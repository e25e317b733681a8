/** Page objects: the locators and actions of each feature, in any language. */
import { expect, type Page } from '@playwright/test';
import { getFieldNames, inquirySchema } from '#data/leads/lead-forms.ts';
import { fill } from '#formatting/messages.ts';
import { isRightToLeft } from '#languages/dictionaries.ts';
import { type Translation, UNCOMMENTED_PATH } from './content.ts';
import { getBox } from './geometry.ts';

/** A text that the policy would report if it became HTML. Its last word is wider than any window. */
export const MARKUP = `</p><img src=x onerror=reportError(1)> {{1}} &lt;b> ${'<b>é👩‍👧'.repeat(200)}`;

/** An article's page in a language. */
export function articleOn(page: Page, translation: Translation) {
  const { commentFormCopy: copy } = translation;
  const thread = page.locator('#comments');
  const nameField = page.getByPlaceholder(copy.name.placeholder);
  const commentField = page.getByPlaceholder(copy.content.placeholder);
  const postButton = page.getByRole('button', { name: copy.submit });
  return {
    nameField,
    commentField,
    postButton,
    countLink: page.locator('[href="#comments"]'),
    comments: thread.getByRole('listitem'),
    commentsHeading: thread.getByRole('heading', { level: 2 }),
    missingToast: page.getByRole('alert').filter({ hasText: copy.missing.title }),
    addedToast: page.getByRole('dialog').filter({ hasText: copy.added.title }),
    async open(path = UNCOMMENTED_PATH): Promise<void> {
      await page.goto(path);
    },
    async post(name: string, comment: string): Promise<void> {
      await nameField.fill(name);
      await commentField.fill(comment);
      await postButton.click();
    },
  };
}

/** The carousel of testimonials on the home page in a language. */
export function carouselOn(page: Page, { home, language, strings, testimonials }: Translation) {
  const { label, slides: viewport, previous, next, place } = strings.carousel;
  const root = page.getByRole('group', { name: label, exact: true });
  /** All slides, including those that are inert and out of view. */
  const slides = root.locator('.carousel-slide');

  const carousel = {
    root,
    getPlace: (number: number) => fill(place, { place: number, count: testimonials.length }),
    slides,
    /** The window through which the slides are seen. */
    viewport: root.getByRole('group', { name: viewport }),
    previousButton: root.getByRole('button', { name: previous }),
    nextButton: root.getByRole('button', { name: next }),
    status: root.getByRole('status'),
    position: root.locator('.carousel-position'),
    async open(width: number): Promise<void> {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`.${home}`);
      await carousel.waitUntilReady();
    },
    /** Scrolls to the carousel, and waits until it runs. */
    async waitUntilReady(): Promise<void> {
      await root.scrollIntoViewIfNeeded();
      await expect(root).toHaveAttribute('data-ready');
    },
    /** Waits until exactly these slides are in view, in their order, and only they can be focused. */
    async expectSlides(...numbers: number[]): Promise<void> {
      await expect(slides.and(page.locator(':not([inert])'))).toHaveCount(numbers.length);
      const lefts: number[] = [];
      for (const number of numbers) {
        const slide = slides.nth(number - 1);
        await expect(slide.locator('> *')).toBeInViewport({ ratio: 0.98 });
        await expect(slide).toHaveAccessibleName(carousel.getPlace(number));
        lefts.push((await getBox(slide)).x);
      }
      const inOrder = lefts.toSorted((a, b) => (isRightToLeft(language) ? b - a : a - b));
      expect(lefts).toEqual(inOrder);
    },
  };
  return carousel;
}

/** The chat assistant on the home page in a language. */
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
    /** Lets a minute pass, which is longer than replies take. Needs the stopped clock. */
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

type Kind = 'inquiry' | 'contact';
type Values = Readonly<Record<string, string>>;

/** Valid values for each form, by the names of the fields. */
export const LEADS = {
  inquiry: {
    // A project may have added fields.
    ...Object.fromEntries(getFieldNames(inquirySchema).map((name) => [name, 'Bakery'])),
    name: 'Anna Camilleri',
    email: 'anna@example.com',
    phone: '+356 2100 0001',
    website: 'https://bakery.example.com/shop',
  },
  contact: { name: 'Anna', email: 'anna@example.com', message: 'Hello & welcome?\nSecond line' },
} satisfies Record<Kind, Values>;

/** The project form or the contact form, in a language. */
export function leadFormOn(page: Page, translation: Translation, kind: Kind) {
  const { homeCopy, inquiryCopy, navigation, strings } = translation;
  const labels: Values = kind === 'inquiry' ? inquiryCopy.labels : homeCopy.contact.form;
  const form = page.locator(kind === 'inquiry' ? '#site-inquiry form' : '#contact form');
  const submitButton = form.locator('[type="submit"]');
  const launch = { name: navigation.header.launch };
  const launchButton = page.getByRole('banner').getByRole('button', launch);
  const thanks = page.getByRole('dialog').filter({ hasText: inquiryCopy.connected.success });
  const field = (name: string) => form.getByLabel(`${labels[name]}`, { exact: true });
  const stored = () => page.evaluate(() => Object.keys(sessionStorage));
  return {
    form,
    submitButton,
    /** The button in the header that opens the project dialog. */
    launchButton,
    field,
    stored,
    async fill(values: Values = LEADS[kind]): Promise<void> {
      for (const [name, value] of Object.entries(values)) await field(name).fill(value);
    },
    async expectValues(values: Values = LEADS[kind]): Promise<void> {
      for (const [name, value] of Object.entries(values))
        await expect(field(name)).toHaveValue(value);
    },
    /** Makes the form visible on a loaded page. */
    open: () => (kind === 'inquiry' ? launchButton.click() : form.scrollIntoViewIfNeeded()),
    /** Expects that the connected form reports success and is empty, and dismisses the toast. */
    async expectThanks(): Promise<void> {
      await expect(thanks).toBeVisible();
      if (kind === 'inquiry') await expect(form).toBeHidden();
      for (const name of Object.keys(LEADS[kind])) await expect(field(name)).toHaveValue('');
      expect(await stored()).toEqual([]);
      await thanks.getByRole('button').click();
    },
    /** Expects that the connected form reports failure. */
    async expectNotSent(): Promise<void> {
      await expect(form.getByRole('alert')).toHaveText(strings.forms.notSent);
      await expect(submitButton).toHaveText(strings.forms.tryAgain);
      await expect(thanks).toHaveCount(0);
    },
  };
}

/** The project dialog in a language. */
export function inquiryOn(page: Page, translation: Translation) {
  const { homeCopy, inquiryCopy, strings } = translation;
  const dialog = page.getByRole('dialog', { name: inquiryCopy.title });
  const start = { name: homeCopy.hero.startProject, exact: true };
  return {
    ...leadFormOn(page, translation, 'inquiry'),
    dialog,
    fields: dialog.getByRole('textbox'),
    invalidFields: dialog.locator('[aria-invalid="true"]'),
    closeButton: dialog.getByRole('button', { name: strings.close }),
    startButton: page.locator('#hero').getByRole('button', start),
    successToast: page.getByRole('dialog').filter({ hasText: inquiryCopy.success }),
  };
}
