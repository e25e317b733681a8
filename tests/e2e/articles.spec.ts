import { ArticlePage } from './support/article-page.ts';
import { ARTICLES } from './support/site-addresses.ts';
import { expect, type Locator, test } from './support/test.ts';

/** Whether the picture has arrived and can be drawn. */
function isLoaded(image: Locator): Promise<boolean> {
  return image.evaluate(
    (element) => element instanceof HTMLImageElement && element.naturalWidth > 0,
  );
}

for (const { id, category, date, readTime, comments } of ARTICLES) {
  test(`§2 ${id}: back link, badge, title, date, read time and comment count`, async ({ page }) => {
    const article = new ArticlePage(page);
    await article.open(id);
    await expect(article.backLink).toHaveAttribute('href', '/#blog');
    await expect(article.heading).toHaveCount(1);
    await expect(article.heading).toHaveText(/\S/);
    const head = page.getByRole('article').locator('header');
    await expect(head.getByText(category, { exact: true })).toBeVisible();
    await expect(head.getByRole('time')).toHaveText(date);
    await expect(head.getByText(readTime, { exact: true })).toBeVisible();
    const count = comments === 1 ? '1 comment' : `${comments} comments`;
    await expect(article.countLink).toHaveText(count);
  });

  test(`§2 ${id}: author with name, role and avatar`, async ({ page }) => {
    const article = new ArticlePage(page);
    await article.open(id);
    const head = page.getByRole('article').locator('header');
    await expect(head.locator('.article-author span')).toHaveText([/\w+ \w+/, /\w+/]);
    await expect.poll(() => isLoaded(head.locator('.avatar img'))).toBe(true);
  });

  test(`§2 ${id}: the author's initial shows when the avatar cannot be loaded`, async ({
    page,
  }) => {
    const article = new ArticlePage(page);
    await article.open(id);
    const avatar = page.locator('.article-byline .avatar');
    const name = (await page.locator('.article-author-name').textContent()) ?? '';
    await expect.poll(() => isLoaded(avatar.locator('img'))).toBe(true);
    const picture = await avatar.screenshot();
    await page.route('**/avatars/**', (route) => route.abort());
    await page.reload();
    await expect.poll(() => avatar.locator('img').evaluate(isBroken)).toBe(true);
    await expect(avatar).toHaveText(name.charAt(0));
    const fallback = await avatar.screenshot();
    await avatar.locator('img').evaluate((image) => image.remove());
    const initialAlone = await avatar.screenshot();
    expect(fallback.equals(initialAlone)).toBe(true);
    expect(fallback.equals(picture)).toBe(false);
  });

  test(`§9 ${id}: the cover image is 400 px high on any screen`, async ({ page }) => {
    const article = new ArticlePage(page);
    await article.open(id);
    const cover = page.locator('.article-cover');
    for (const width of [390, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(cover).toHaveCSS('height', '400px');
      const picture = await cover.locator('svg, img').first().boundingBox();
      expect(picture?.height).toBeGreaterThanOrEqual(400);
    }
  });

  test(`§2 ${id}: the text is formatted HTML, not markup`, async ({ page }) => {
    const article = new ArticlePage(page);
    await article.open(id);
    const text = page.locator('.prose');
    await expect(text.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await text.getByRole('paragraph').count()).toBeGreaterThan(5);
    await expect(text.locator('a[href^="https://"]').first()).toBeVisible();
    await expect(text).not.toContainText(/<\/?[a-z]+>|&[a-z]+;|\*\*|^#/);
  });

  test(`§2 §3 ${id}: heading 'Comments (${comments})' and that many comments`, async ({ page }) => {
    const article = new ArticlePage(page);
    await article.open(id);
    await expect(article.commentsHeading).toHaveText(`Comments (${comments})`);
    await expect(article.comments).toHaveCount(comments);
    const empty = page.getByText('Be the first to comment on this article!', { exact: true });
    await expect(empty).toHaveCount(comments === 0 ? 1 : 0);
    for (const comment of await article.comments.all()) {
      await expect(comment.getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
      const avatar = comment.locator('.avatar img');
      await expect(avatar).toHaveAttribute('src', '/avatars/commenter.svg');
    }
  });

  test(`§2 ${id}: the form 'Leave a comment' has its two fields and its button`, async ({
    page,
  }) => {
    const article = new ArticlePage(page);
    await article.open(id);
    const form = page.getByRole('form', { name: 'Leave a comment' });
    await expect(form.getByRole('heading', { name: 'Leave a comment' })).toBeVisible();
    await expect(form.getByPlaceholder('Your name')).toHaveAccessibleName(/\S/);
    await expect(form.getByPlaceholder('Share your thoughts...')).toHaveAccessibleName(/\S/);
    await expect(form.getByRole('button')).toHaveText(['Post Comment']);
  });
}

test('§2 the back link leads to the blog section of the home page', async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open('ai-healthcare-2025');
  await article.backLink.click();
  await expect(page).toHaveURL('/#blog');
  await expect(page.locator('#blog').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('§2 the comment count leads to the comments', async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open('ai-llm-developments');
  await article.countLink.click();
  await expect(page).toHaveURL('/blog/ai-llm-developments#comments');
  await expect(article.commentsHeading).toBeInViewport();
});

/** Whether a picture was asked for and did not arrive. Runs in the page. */
function isBroken(element: Element): boolean {
  return element instanceof HTMLImageElement && element.complete && element.naturalWidth === 0;
}
