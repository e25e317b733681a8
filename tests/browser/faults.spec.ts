/**
 * Scripts that are gone, as on a page that was opened before a deploy, islands that throw, and browsers that refuse
 * something: no press ends in silence, nothing is lost, and the rest of the page works.
 */

import { ArticlePage } from '../support/article-page.ts';
import { uncommented } from '../support/articles.ts';
import { ChatPanel } from '../support/chat-panel.ts';
import { chatScript, commentFormCopy, homeCopy, inquiryCopy, site } from '../support/content.ts';
import { InquiryDialog, VALID_INQUIRY } from '../support/inquiry-dialog.ts';
import { collectTrouble } from '../support/page-trouble.ts';
import { carouselOf } from '../support/slides.ts';
import { expect, type Locator, type Page, STILL, test } from '../support/test.ts';

test.use(STILL);

/** What hosts answer for a file of the last deploy. */
const ANSWERS = [
  { status: 404, contentType: 'text/plain', body: 'Not found' },
  { status: 200, contentType: 'text/html', body: '<!doctype html><title>Home</title>' },
];

interface Press {
  name: string;
  tag?: string;
  path: string;
  /** Presses something; returns a field and what it must still say. */
  press: (page: Page) => Promise<[Locator, string] | undefined>;
  text: string;
}

const PRESSES: Press[] = [
  {
    name: 'the chat',
    path: './',
    press: async (page) => {
      const chat = new ChatPanel(page);
      await chat.send('Hello there');
      return [chat.field, 'Hello there'];
    },
    text: chatScript.withoutScript,
  },
  {
    name: 'comments',
    tag: '@comments',
    path: `./blog/${uncommented}`,
    press: async (page) => {
      const article = new ArticlePage(page);
      await article.post('Anna', 'Well said.');
      return [article.commentField, 'Well said.'];
    },
    text: commentFormCopy.withoutScript,
  },
  {
    name: 'the project form',
    tag: '@unconnected',
    path: './blog',
    press: async (page) => {
      const inquiry = new InquiryDialog(page);
      await inquiry.launchButton.click();
      await inquiry.fill(VALID_INQUIRY);
      await inquiry.submitButton.click();
      return [inquiry.field('business'), VALID_INQUIRY.business];
    },
    text: inquiryCopy.withoutScript,
  },
  {
    name: 'the carousel',
    tag: '@carousel',
    path: './',
    press: async (page) => {
      await carouselOf(page).getByRole('button', { name: 'Next testimonial' }).click();
      return undefined;
    },
    text: homeCopy.testimonials.withoutScript,
  },
];

for (const [index, { name, tag = [], path, press, text }] of PRESSES.entries())
  test(`without its script ${name} says so and loses nothing`, { tag }, async ({ page }) => {
    await page.goto(path);
    const answer = ANSWERS[index % ANSWERS.length] ?? {};
    await page.route('**/_astro/*.js*', (route) => route.fulfill(answer));
    const [field, value] = (await press(page)) ?? [];
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    if (field && value) {
      await expect(field).toBeVisible();
      await expect(field).toHaveValue(value);
    }
  });

test('without the file of the toasts, their notices are shown plainly', {
  tag: '@unconnected',
}, async ({ page }) => {
  await page.route('**/Toaster.*', (route) => route.fulfill({ status: 404 }));
  await page.goto('./blog');
  const inquiry = new InquiryDialog(page);
  await inquiry.launchButton.click();
  await inquiry.fill(VALID_INQUIRY);
  await inquiry.submitButton.click();
  await expect(inquiry.dialog).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText(inquiryCopy.success);
  await expect(page.getByRole('alert')).toBeInViewport();
});

test('the texts for pages without scripts say where to write', () => {
  for (const text of [chatScript, commentFormCopy, inquiryCopy].map((copy) => copy.withoutScript))
    expect(text).toContain(site.email);
});

/** What does not depend on an island. */
async function expectOthersWork(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Colour scheme' }).getByText('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

const REASON = 'broken on purpose';

test('islands that throw stay as they were, and typing is not interrupted', {
  tag: '@carousel',
}, async ({ page }) => {
  await page.route(/_astro\/\w+\.island\./, (route) => {
    const [, name] = /(\w+)\.island\./.exec(route.request().url()) ?? [];
    const body = `export function ${name}() { throw new Error('${REASON}'); }`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('./');
  const htmlOfIslands = () =>
    page.locator('astro-island').evaluateAll((islands) =>
      // The page itself loads all pictures when it has nothing else to do.
      islands.map(({ innerHTML }) => innerHTML.replaceAll('loading="eager"', 'loading="lazy"')),
    );
  const before = await htmlOfIslands();
  const failed = page.locator('astro-island[data-island-failed]');
  const { field } = new ChatPanel(page);
  await field.pressSequentially('Hello');
  await expect(failed).not.toHaveCount(0);
  await page.keyboard.type(' again');
  await expect(field).toHaveValue('Hello again');
  await expect(page.locator('.chat-without-script')).toBeVisible();

  await page.getByRole('button', { name: 'Next testimonial' }).scrollIntoViewIfNeeded();
  await new InquiryDialog(page).launchButton.click();
  await expect(failed).toHaveCount(4);
  expect(await htmlOfIslands()).toEqual(before);
  await expect(page.getByRole('dialog').locator('.without-script')).toBeVisible();
  await page.locator('#inquiry [type=submit]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectOthersWork(page);
  expect(errors).toEqual(Array(4).fill(REASON));
});

test('an island that throws later keeps what is on the page', { tag: '@comments' }, async ({
  page,
}) => {
  const article = new ArticlePage(page);
  await article.open();
  await article.post('Anna', 'Well said.');
  await expect(article.comments).toHaveCount(1);
  await expect(page.locator('.without-script:visible')).toHaveCount(0);
  await page.evaluate((reason) => {
    // Drawing an avatar splits the name into characters.
    const iterate = String.prototype[Symbol.iterator];
    String.prototype[Symbol.iterator] = function () {
      if (String(this) === 'Boom') throw new Error(reason);
      return iterate.call(this);
    };
  }, REASON);
  const failure = page.waitForEvent('pageerror');
  await article.post('Boom', 'This one breaks it.');
  expect((await failure).message).toBe(REASON);
  await expect(article.comments).toHaveText([/Anna.*Well said\./]);
  await expect(page.locator('.comments > .without-script')).toBeVisible();
  await expectOthersWork(page);
});

test('without storage, canvas and ResizeObserver the page works', {
  tag: ['@particles', '@carousel'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    HTMLCanvasElement.prototype.getContext = () => null;
    Reflect.deleteProperty(window, 'ResizeObserver');
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const trouble = await collectTrouble(page);
  const chat = new ChatPanel(page);
  await page.goto('./');
  const pause = page.getByRole('button', { name: 'Pause animation' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await expectOthersWork(page);
  await chat.send('Hello');
  await expect(chat.messages.nth(1)).toHaveText(/Hello/);
  await page.getByRole('button', { name: 'Next testimonial' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.carousel[data-ready]')).toBeVisible();
  expect(trouble).toEqual([]);
});
