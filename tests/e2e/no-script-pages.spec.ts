import { ARTICLES_PER_PAGE, articles } from '../support/articles.ts';
import { ArticlePage } from './support/article-page.ts';
import { ChatPanel } from './support/chat-panel.ts';
import { testimonials } from './support/home-content.ts';
import { InquiryDialog } from './support/inquiry-dialog.ts';
import {
  ARTICLES,
  PAGE_PATHS,
  UNKNOWN_ARTICLE_PATH,
  UNKNOWN_PATH,
} from './support/site-addresses.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the chat form is replaced by a line that says so', async ({ page }) => {
  const chat = new ChatPanel(page);
  await page.goto('/');
  await expect(chat.messages).toHaveCount(1);
  await expect(chat.field).toBeHidden();
  await expect(chat.sendButton).toBeHidden();
  await expect(chat.quickReplies).toHaveCount(0);
  const line = chat.panel.getByText(/needs JavaScript/);
  await expect(line).toBeVisible();
  await expect(line.getByRole('link')).toHaveAttribute('target', '_blank');
});

test('without JavaScript the inquiry form is replaced by a line with e-mail and phone', async ({
  page,
}) => {
  const inquiry = new InquiryDialog(page);
  await page.goto('/');
  await inquiry.launchButton.click();
  await expect(inquiry.dialog).toBeVisible();
  await expect(inquiry.fields).toHaveCount(0);
  await expect(inquiry.submitButton).toBeHidden();
  await expect(inquiry.dialog.getByText(/needs JavaScript.*@.*\+?\d/)).toBeVisible();
  await inquiry.closeButton.click();
  await expect(inquiry.dialog).toBeHidden();
});

for (const { id, category, date, readTime, comments } of ARTICLES) {
  test(`without JavaScript ${id} is complete, and a line replaces the comment form`, async ({
    page,
  }) => {
    const article = new ArticlePage(page);
    await article.open(id);
    await expect(article.heading).toBeVisible();
    const head = page.getByRole('article').locator('header');
    for (const text of [category, date, readTime]) {
      await expect(head.getByText(text, { exact: true })).toBeVisible();
    }
    expect(await page.locator('.prose').getByRole('paragraph').count()).toBeGreaterThan(5);
    await expect(article.commentsHeading).toHaveText(`Comments (${comments})`);
    await expect(article.comments).toHaveCount(comments);
    await expect(article.nameField).toBeHidden();
    await expect(article.commentField).toBeHidden();
    await expect(article.postButton).toBeHidden();
    const line = page.locator('#comments').getByText(/needs JavaScript/);
    await expect(line).toBeVisible();
  });
}

test('without JavaScript /blog lists all articles, and its filter works', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(Math.min(articles.length, ARTICLES_PER_PAGE));
  const filter = page.getByRole('navigation', { name: 'Category' });
  await filter.getByRole('link', { name: ARTICLES[0].category }).click();
  const inside = articles.filter(({ category }) => category === ARTICLES[0].category);
  await expect(cards).toHaveCount(Math.min(inside.length, ARTICLES_PER_PAGE));
});

test('§2 without JavaScript the testimonials are complete', async ({ page }) => {
  await page.goto('/testimonials');
  await expect(page.getByRole('main').getByRole('figure')).toHaveCount(testimonials.length);
});

test('without JavaScript the colour scheme control is absent; the system decides', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/blog');
  await expect(page.getByRole('group', { name: 'Colour scheme' })).toBeHidden();
});

test('§8 without JavaScript unknown addresses still say what is wrong', async ({ page }) => {
  expect((await page.goto(UNKNOWN_ARTICLE_PATH))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
  expect((await page.goto(UNKNOWN_PATH))?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});

for (const path of PAGE_PATHS) {
  test(`§2 without JavaScript ${path} fetches no script`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts).toEqual([]);
  });
}
