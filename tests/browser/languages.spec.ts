/** The site in its other languages; and in one that is written from right to left, in a copy. */
import { addArabic } from '../support/arabic.ts';
import { ArticlePage } from '../support/article-page.ts';
import { articlesIn } from '../support/articles.ts';
import { ChatPanel } from '../support/chat-panel.ts';
import { first, type Translation, translations } from '../support/content.ts';
import { serveCopy } from '../support/copy-server.ts';
import { boxOf } from '../support/geometry.ts';
import { InquiryDialog } from '../support/inquiry-dialog.ts';
import { expect, type Page, STILL, test } from '../support/test.ts';

/** The link to a language in what is open: the header, or the menu of phones. */
const linkTo = (page: Page, { language, words }: Translation) =>
  page
    .locator(`a[hreflang="${language}"]`, { hasText: words.languageName })
    .filter({ visible: true });

for (const translation of translations.slice(1)) {
  const { language, home, words, chatScript, inquiryCopy, commentFormCopy } = translation;

  test(`${language}: the header and the menu lead there and back`, async ({ page }) => {
    await page.goto('./testimonials');
    await linkTo(page, translation).click();
    await expect(page).toHaveURL(`.${translation.prefix}/testimonials`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: words.header.openMenu }).click();
    await linkTo(page, first).click();
    await expect(page).toHaveURL('./testimonials');
    await expect(page.locator('html')).toHaveAttribute('lang', first.language);
  });

  test(`${language}: each quick reply of the chat has its answer`, async ({ page }) => {
    const chat = await ChatPanel.openWithStoppedClock(page, translation);
    await expect(chat.messages).toContainText(chatScript.greeting);
    for (const [index, question] of chatScript.quickReplies.entries()) {
      const answer = await chat.ask(question);
      await expect(answer).toContainText(`${chatScript.rules[index]?.reply.split('\n')[0]}`);
    }
    await expect(await chat.ask('qqq')).toContainText(chatScript.fallback.reply);
  });

  test(`${language}: the project form says what is wrong, and that it is done`, {
    tag: '@unconnected',
  }, async ({ page }) => {
    const inquiry = new InquiryDialog(page, translation);
    await page.goto(`.${home}`);
    await inquiry.launchButton.click();
    await inquiry.fill({ website: 'x' });
    await inquiry.submitButton.click();
    for (const name of ['name', 'email', 'phone', 'business', 'website'] as const)
      await expect(inquiry.field(name)).toHaveAccessibleDescription(words.forms.invalid[name]);
    await inquiry.fill({ name: 'Ada', email: 'a@b.example', phone: '0123456789', business: 'Bar' });
    await inquiry.fill({ website: '' });
    await inquiry.submitButton.click();
    await expect(inquiry.successNotice).toContainText(inquiryCopy.success);
    await inquiry.successNotice.getByRole('button', { name: words.dismiss }).click();
    await expect(inquiry.successNotice).toBeHidden();
  });

  for (const { path } of articlesIn(translation).slice(0, 1))
    test(`${language}: a comment is refused, added and counted`, {
      tag: '@comments',
    }, async ({ page }) => {
      const thread = new ArticlePage(page, translation);
      await page.goto(`.${path}`);
      const before = await thread.comments.count();
      await thread.post('', '');
      await expect(thread.missingNotice).toContainText(commentFormCopy.missing.description);
      await thread.post('Ada', 'Qqq');
      await expect(thread.addedNotice).toBeVisible();
      await expect(thread.comments).toHaveCount(before + 1);
      await expect(thread.countLink).toContainText(String(before + 1));
    });
}

test.describe('from right to left', () => {
  test.use(STILL);
  let served: Awaited<ReturnType<typeof serveCopy>>;
  test.beforeAll(async () => {
    served = await serveCopy(addArabic);
  });
  test.afterAll(() => served?.close());

  test('a page runs the other way, and does not scroll sideways', async ({ page }) => {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${served.url}ar`);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const logo = await boxOf(page.getByRole('banner').locator('.logo').first());
      expect(logo.x + logo.width / 2).toBeGreaterThan(width / 2);
      await expect(page.locator('#hero .button svg').first()).toHaveCSS('scale', '-1 1');
      // Nothing lies on it.
      await page.locator('#hero .button').first().click({ trial: true });
      const overflow = () => document.documentElement.scrollWidth - innerWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    }
  });

  test('the carousel goes to the left: by its button, by key and as a list', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`${served.url}ar`);
    const carousel = page.locator('.carousel');
    const slides = carousel.locator('.carousel-slide');
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute('data-ready');
    await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
    const [one, two] = [await boxOf(slides.first()), await boxOf(slides.nth(1))];
    expect(two.x).toBeLessThan(one.x);
    await carousel.getByRole('button').last().click();
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowLeft');
    await expect(slides.nth(2)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowRight');
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
  });
});
