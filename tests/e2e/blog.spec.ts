import { ARTICLES_PER_PAGE, articles } from '../support/articles.ts';
import { categoryPath } from './support/site-addresses.ts';
import { expect, type Locator, STILL, test } from './support/test.ts';

test.use(STILL);

/** The cards of a list show the articles, in this order, with category, date and read time. */
async function expectCards(cards: Locator, shown: readonly (typeof articles)[number][]) {
  await expect(cards).toHaveCount(shown.length);
  for (const [index, { id, category, date, readTime }] of shown.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/blog/${id}`);
    await expect(card.getByText(category, { exact: true })).toBeVisible();
    await expect(card.getByRole('time')).toHaveText(date);
    await expect(card.getByText(readTime, { exact: true })).toBeVisible();
  }
}

test('§2 §3 Blog teasers: the three newest articles and a link to all', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#blog');
  const cards = section.getByRole('article');
  await expectCards(cards, articles.slice(0, 3));
  for (const card of await cards.all()) {
    await expect(card.getByRole('paragraph').last()).toHaveText(/\S.{20,}/);
    // A mosaic drawn by the site, or a photograph.
    const cover = card.locator('.article-card-cover').filter({ has: page.locator('img, svg') });
    await cover.scrollIntoViewIfNeeded();
    await expect(cover).toBeInViewport({ ratio: 0.9 });
  }
  const title = (await cards.last().getByRole('heading').textContent()) ?? '';
  await cards.last().getByRole('link').click();
  await expect(page).toHaveURL(`/blog/${articles[2]?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await section.getByRole('link', { name: 'View all articles' }).click();
  await expect(page).toHaveURL('/blog');
});

test('§2 /blog lists all articles newest first, links its feed and home', async ({
  page,
  request,
}) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  await expectCards(main.getByRole('article'), articles.slice(0, ARTICLES_PER_PAGE));
  const feed = (await main.getByRole('link', { name: /RSS/ }).getAttribute('href')) ?? '';
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', feed);
  const response = await request.get(feed);
  expect(response.ok()).toBe(true);
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  await main.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(`/blog/${articles[0]?.id}`);
  await page.goBack();
  await main.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

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
    await expect(filter.locator('[aria-current]')).toHaveText(category);
    await expect(cards).toHaveCount(Math.min(inside.length, ARTICLES_PER_PAGE));
    await expect(cards.getByRole('link').first()).toHaveAttribute('href', `/blog/${inside[0]?.id}`);
  }
  await page.goBack();
  await expect(page).toHaveURL(categoryPath([...categories].at(-2) ?? ''));
  await filter.getByRole('link').first().click();
  await expect(page).toHaveURL('/blog');
  await expect(filter.locator('[aria-current]')).toHaveText('All articles');
});

test('a lone article fills the width of the page, its cover beside its words', async ({ page }) => {
  await page.goto('/blog');
  await page.locator('.article-grid > *').evaluateAll(([, ...others]) => {
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

test('§2 Blog: the first of three teasers is as high as what is beside it', async ({ page }) => {
  await page.goto('/');
  await page.locator('#blog').scrollIntoViewIfNeeded();
  const [first, second, third, link] = await page
    .locator('#blog li, #blog .floor > a')
    .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect()));
  if (!first || !second || !third || !link) throw new Error('a tile is not drawn');
  expect([first.top, first.bottom]).toEqual([second.top, link.bottom]);
  expect(second.left).toBeGreaterThan(first.right);
  expect([third.left, link.left]).toEqual([second.left, second.left]);
});
