import { expect, test } from '@playwright/test';
import { ARTICLES, categoryPath } from './support/site-addresses.ts';

test('DECISIONS /blog has one main heading and a link home', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

test('DECISIONS /blog lists all articles newest first, with category, date and read time', async ({
  page,
}) => {
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(ARTICLES.length);
  for (const [index, { id, category, date, readTime }] of ARTICLES.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/blog/${id}`);
    await expect(card.getByText(category, { exact: true })).toBeVisible();
    await expect(card.getByRole('time')).toHaveText(date);
    await expect(card.getByText(readTime, { exact: true })).toBeVisible();
  }
});

for (const { id } of ARTICLES) {
  test(`§2 the card of ${id} leads to the article`, async ({ page }) => {
    await page.goto('/blog');
    const link = page.getByRole('main').locator(`a[href="/blog/${id}"]`);
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(`/blog/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('DECISIONS the filter leads to each category, to its one article and back', async ({
  page,
}) => {
  await page.goto('/blog');
  const filter = page.getByRole('navigation', { name: 'Category' });
  const cards = page.getByRole('main').getByRole('article');
  await expect(filter.getByRole('link')).toHaveCount(1 + ARTICLES.length);
  for (const { id, category } of ARTICLES) {
    await filter.getByRole('link', { name: category }).click();
    await expect(page).toHaveURL(categoryPath(category));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category);
    await expect(filter.locator('[aria-current]')).toHaveText(`${category} 1`);
    await expect(cards).toHaveCount(1);
    await expect(cards.getByRole('link')).toHaveAttribute('href', `/blog/${id}`);
  }
  await page.goBack();
  await expect(page).toHaveURL(categoryPath(ARTICLES[1].category));
  await filter.getByRole('link').first().click();
  await expect(page).toHaveURL('/blog');
  await expect(cards).toHaveCount(ARTICLES.length);
  await expect(filter.locator('[aria-current]')).toHaveText(`All articles ${ARTICLES.length}`);
});

test('a lone article fills the width of the page, its cover beside its words', async ({ page }) => {
  await page.goto(categoryPath('AI Research'));
  const card = page.getByRole('main').getByRole('article');
  const cover = await card.locator('.article-card-cover').boundingBox();
  const title = await card.getByRole('heading').boundingBox();
  if (!cover || !title) throw new Error('the card is not drawn');
  expect(title.x).toBeGreaterThan(cover.x + cover.width);
  expect(title.y).toBeLessThan(cover.y + cover.height);
  expect(cover.width + title.width).toBeGreaterThan(1_000);
});

test('DECISIONS the feed link leads to a feed that lists the articles, newest first', async ({
  page,
  request,
}) => {
  await page.goto('/blog');
  const link = page.getByRole('main').getByRole('link', { name: /RSS/ });
  const address = (await link.getAttribute('href')) ?? '';
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', address);
  const response = await request.get(address);
  expect(response.ok()).toBe(true);
  expect(response.headers()['content-type']).toContain('xml');
  const feed = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, 'text/xml');
      const read = (item: Element, name: string) => item.querySelector(name)?.textContent ?? '';
      return {
        isBroken: xml.querySelector('parsererror') !== null,
        items: [...xml.querySelectorAll('rss > channel > item')].map((item) => ({
          path: new URL(read(item, 'link')).pathname,
          category: read(item, 'category'),
          hasTitle: read(item, 'title') !== '',
          date: new Date(read(item, 'pubDate')).toISOString().slice(0, 10),
        })),
      };
    },
    await response.text(),
  );
  expect(feed.isBroken).toBe(false);
  expect(feed.items).toEqual(
    ARTICLES.map(({ id, category, date }) => ({
      path: `/blog/${id}`,
      category,
      hasTitle: true,
      date: new Date(`${date} UTC`).toISOString().slice(0, 10),
    })),
  );
});
