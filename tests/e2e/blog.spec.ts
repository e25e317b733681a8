import { ARTICLES_PER_PAGE, articles } from '../support/articles.ts';
import { categoryPath } from './support/site-addresses.ts';
import { expect, test } from './support/test.ts';

test('/blog has one main heading and a link home', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

test('/blog lists all articles newest first, with category, date and read time', async ({
  page,
}) => {
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  const shown = articles.slice(0, ARTICLES_PER_PAGE);
  await expect(cards).toHaveCount(shown.length);
  for (const [index, { id, category, date, readTime }] of shown.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/blog/${id}`);
    await expect(card.getByText(category, { exact: true })).toBeVisible();
    await expect(card.getByRole('time')).toHaveText(date);
    await expect(card.getByText(readTime, { exact: true })).toBeVisible();
  }
});

for (const { id } of articles.slice(0, ARTICLES_PER_PAGE)) {
  test(`§2 the card of ${id} leads to the article`, async ({ page }) => {
    await page.goto('/blog');
    const link = page.getByRole('main').locator(`a[href="/blog/${id}"]`);
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(`/blog/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('the filter leads to each category, to its articles and back', async ({ page }) => {
  await page.goto('/blog');
  const filter = page.getByRole('navigation', { name: 'Category' });
  const cards = page.getByRole('main').getByRole('article');
  const categories = new Set(articles.map(({ category }) => category));
  await expect(filter.getByRole('link')).toHaveCount(1 + categories.size);
  for (const category of categories) {
    const inside = articles.filter((one) => one.category === category);
    await filter.getByRole('link', { name: category }).click();
    await expect(page).toHaveURL(categoryPath(category));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category);
    await expect(filter.locator('[aria-current]')).toHaveText(`${category} ${inside.length}`);
    await expect(cards).toHaveCount(Math.min(inside.length, ARTICLES_PER_PAGE));
    await expect(cards.getByRole('link').first()).toHaveAttribute('href', `/blog/${inside[0]?.id}`);
  }
  await page.goBack();
  await expect(page).toHaveURL(categoryPath([...categories].at(-2) ?? ''));
  await filter.getByRole('link').first().click();
  await expect(page).toHaveURL('/blog');
  await expect(cards).toHaveCount(Math.min(articles.length, ARTICLES_PER_PAGE));
  await expect(filter.locator('[aria-current]')).toHaveText(`All articles ${articles.length}`);
});

test('a lone article fills the width of the page, its cover beside its words', async ({ page }) => {
  await page.goto('/blog');
  await page.locator('.article-index > *').evaluateAll(([, ...others]) => {
    for (const other of others) other.remove();
  });
  const card = page.getByRole('main').getByRole('article');
  const cover = await card.locator('.article-card-cover').boundingBox();
  const title = await card.getByRole('heading').boundingBox();
  if (!cover || !title) throw new Error('the card is not drawn');
  expect(title.x).toBeGreaterThan(cover.x + cover.width);
  expect(title.y).toBeLessThan(cover.y + cover.height);
  expect(cover.width + title.width).toBeGreaterThan(1_000);
});

test('the feed link leads to the feed that the page names', async ({ page, request }) => {
  await page.goto('/blog');
  const link = page.getByRole('main').getByRole('link', { name: /RSS/ });
  const address = (await link.getAttribute('href')) ?? '';
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', address);
  const response = await request.get(address);
  expect(response.ok()).toBe(true);
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
});
