import { ARTICLES } from '../support/specified.ts';
import { ArticlePage } from './support/article-page.ts';
import { boxOf } from './support/geometry.ts';
import { expect, STILL, test } from './support/test.ts';

test.use(STILL);

/** The facts of each article and its comments: tests/dist/articles.test.ts. */
test('§2 §9 Article: author with picture, cover 400 px high, formatted text', async ({ page }) => {
  await new ArticlePage(page).open(ARTICLES[0].id);
  const head = page.getByRole('article').locator('header');
  await expect(head.locator('.person p > *')).toHaveText([/\w+ \w+/, /\w+/]);
  await expect(head.locator('.avatar img')).not.toHaveJSProperty('naturalWidth', 0);
  const cover = page.locator('.article-cover');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(cover).toHaveCSS('height', '400px');
    expect((await boxOf(cover.locator('svg, img').first())).height).toBeGreaterThanOrEqual(400);
  }
  const text = page.locator('.prose');
  await expect(text.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(text).not.toContainText(/<\/?[a-z]+>|&[a-z]+;|\*\*|^#/);
});

test("§2 Article: the author's initial shows where the avatar is missing", async ({ page }) => {
  const article = new ArticlePage(page);
  await page.route('**/_astro/*.svg', (route) => route.abort());
  await article.open(ARTICLES[0].id);
  const avatar = page.locator('.article-byline .avatar');
  const image = avatar.locator('img');
  await expect(image).toHaveJSProperty('complete', true);
  await expect(image).toHaveJSProperty('naturalWidth', 0);
  const name = (await page.locator('.person b').textContent()) ?? '';
  await expect(avatar).toHaveText(name.charAt(0));
  const fallback = await avatar.screenshot();
  await image.evaluate((element) => element.remove());
  expect(fallback.equals(await avatar.screenshot()), 'nothing covers the initial').toBe(true);
});

test('§2 Article: its links lead to the comments and back to the blog', async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open('ai-llm-developments');
  await article.countLink.click();
  await expect(page).toHaveURL('/blog/ai-llm-developments#comments');
  await expect(article.commentsHeading).toBeInViewport();
  await article.backLink.click();
  await expect(page).toHaveURL('/#blog');
  await expect(page.locator('#blog').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('an article marks the section in view in its contents', async ({ page }) => {
  await page.goto('/blog/ai-healthcare-2025');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const marked = contents.locator('a[aria-current]');
  for (const heading of (await page.locator('.prose h2').all()).slice(1, 4)) {
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(marked).toHaveText((await heading.textContent()) ?? '');
    // Not before it is being read.
    await heading.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect(marked).not.toHaveText((await heading.textContent()) ?? '');
  }
});

test('on a phone, the contents of an article open and lead to a section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/ai-healthcare-2025');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const heading = page.locator('.prose h2').nth(4);
  const link = contents.getByRole('link', { name: (await heading.textContent()) ?? '' });
  await expect(link).toBeHidden();
  await contents.getByText('In this article').filter({ visible: true }).click();
  await link.click();
  await expect(heading).toBeInViewport();
});

/** Browsers animate what has the same name on two pages from one place to the other. */
test('a cover has one name in lists and on its page, unless motion is off', async ({ page }) => {
  const { id } = ARTICLES[1];
  for (const [address, cover] of [
    ['/', '#blog .article-card-cover'],
    ['/blog', '.article-card-cover'],
    [`/blog/${id}`, '.article-cover'],
    ['/blog/ai-llm-developments', '.article-next .article-card-cover'],
  ] as const) {
    await page.goto(address);
    const named = page.locator(`${cover}[data-cover="cover-${id}"]`);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(named, address).toHaveCSS('view-transition-name', `cover-${id}`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(named, address).toHaveCSS('view-transition-name', 'none');
  }
});
