/** Pages that translation, password managers and grammar checkers change, before and after islands hydrate. */

import { ArticlePage } from '../support/article-page.ts';
import { uncommented } from '../support/articles.ts';
import { ChatPanel } from '../support/chat-panel.ts';
import { chatScript, inquiryCopy, testimonials } from '../support/content.ts';
import { InquiryDialog, VALID_INQUIRY } from '../support/inquiry-dialog.ts';
import { insertBesideFields, reportLostTexts, translate } from '../support/page-changers.ts';
import { collectTrouble } from '../support/page-trouble.ts';
import { carouselOf, expectSlides } from '../support/slides.ts';
import { expect, type Page, test } from '../support/test.ts';

/** In ms: how late the code of islands is, so that visitors are faster. */
const DELAY = 400;

/** What React reports when it renders an island anew; what the visitor did must be there all the same. */
const RENDERED_ANEW = /Minified React error #418/;

const scrollOf = (page: Page) => page.evaluate(() => scrollY);

/** After the greeting and a message, however long the answer takes. */
const expectAnswer = (page: Page, chat: ChatPanel) =>
  expect(async () => {
    await page.clock.fastForward(60_000);
    await expect(chat.messages).toHaveCount(3, { timeout: 500 });
  }).toPass();

const WALKS: [walk: string, path: string, run: (page: Page) => Promise<void>, tag?: string][] = [
  [
    'a message is typed and sent',
    './',
    async (page) => {
      const chat = new ChatPanel(page);
      await chat.field.click();
      const before = await scrollOf(page);
      await page.keyboard.type('Hello there', { delay: 50 });
      await chat.waitUntilReady();
      await expect(chat.field).toHaveValue('Hello there');
      await expect(chat.field).toBeFocused();
      expect(await scrollOf(page)).toBe(before);
      await page.keyboard.press('Enter');
      await expectAnswer(page, chat);
      await expect(chat.messages).toHaveText([/./, /Hello there/, /./]);
      await expect(chat.field).toHaveValue('');
    },
  ],
  [
    'a quick reply is pressed first, then the chat starts over',
    './',
    async (page) => {
      const chat = new ChatPanel(page);
      await chat.quickReplies.first().click();
      await expectAnswer(page, chat);
      await chat.startOverButton.click();
      await expect(chat.messages).toHaveCount(1);
      await expect(chat.quickReplies).toHaveCount(chatScript.quickReplies.length);
    },
  ],
  [
    'comments are posted, counted and announced',
    `./blog/${uncommented}`,
    async (page) => {
      const article = new ArticlePage(page);
      await article.postButton.click();
      await expect(article.missingNotice).toBeVisible();
      await article.post('Anna', 'Well said.');
      await expect(article.comments).toHaveText([/Anna.*Well said\./]);
      await expect(article.addedNotice).toBeVisible();
      await article.post('Ben', 'Second that.');
      await expect(article.comments).toHaveCount(2);
      await expect(article.commentsHeading).toHaveText('Comments (2)');
      await expect(article.countLink).toHaveText('2 comments');
      await expect(article.commentField).not.toHaveAttribute('aria-invalid');
    },
    '@comments',
  ],
  [
    'the project form is refused, corrected and accepted',
    './blog',
    async (page) => {
      const inquiry = new InquiryDialog(page);
      await inquiry.launchButton.click();
      const { name, ...others } = VALID_INQUIRY;
      await page.keyboard.type(name, { delay: 50 });
      await inquiry.fill({ ...others, email: 'anna@' });
      await expect(inquiry.field('name')).toHaveValue(name);
      await inquiry.submitButton.click();
      await expect(inquiry.field('email')).toHaveAccessibleDescription('Invalid email address');
      await inquiry.fill({ email: VALID_INQUIRY.email });
      await expect(inquiry.field('email')).toHaveAccessibleDescription('');
      await inquiry.submitButton.click();
      await expect(inquiry.dialog).toBeHidden();
      await expect(inquiry.successNotice).toContainText(inquiryCopy.success);
    },
    '@unconnected',
  ],
  [
    'the carousel is turned twice at once',
    './',
    async (page) => {
      const next = carouselOf(page).getByRole('button', { name: 'Next testimonial' });
      await next.dblclick();
      await expectSlides(page, [3, (3 % testimonials.length) + 1]);
      await expect(carouselOf(page).locator('.carousel-position')).toHaveText(/^3–\d+ \/ \d+$/);
      await expect(carouselOf(page).getByRole('status')).toContainText('3 of');
    },
    '@carousel',
  ],
];

/** Lets every island hydrate, by what they take for intent. */
async function hydrateAll(page: Page): Promise<void> {
  await page.locator('astro-island').evaluateAll((islands) => {
    for (const island of islands)
      island.firstElementChild?.dispatchEvent(new Event('focusin', { bubbles: true }));
  });
  await expect(page.locator('astro-island:not([data-island-ready])')).toHaveCount(0);
}

for (const moment of ['before', 'after'])
  for (const [walk, path, walkThrough, tag = []] of WALKS)
    test(`changed ${moment} hydration: ${walk}`, { tag }, async ({ page }) => {
      await page.clock.install();
      await page.addInitScript(reportLostTexts);
      const trouble = await collectTrouble(page);
      await page.route('**/_astro/*.js', async (route) => {
        await new Promise((late) => setTimeout(late, moment === 'before' ? DELAY : 0));
        await route.continue();
      });
      await page.goto(path);
      if (moment === 'after') await hydrateAll(page);
      await page.evaluate(translate);
      await page.evaluate(insertBesideFields);
      await walkThrough(page);
      expect(trouble.filter((message) => !RENDERED_ANEW.test(message))).toEqual([]);
    });
