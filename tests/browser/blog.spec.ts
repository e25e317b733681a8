import { articles } from '../support/articles.ts';
import { categoryPath, homeCopy, pageCopy } from '../support/content.ts';
import { boxOf } from '../support/geometry.ts';
import { expect, STILL, test } from '../support/test.ts';

test.use(STILL);

/** Which cards a list has, and what they say: tests/built/articles.test.ts. */
test('§2 Blog: from a teaser to its article, to all of them, a category and home', async ({
  page,
}) => {
  await page.goto('./');
  const teaser = page.locator('#blog').getByRole('article').last();
  await teaser.getByRole('link').click();
  await expect(page).toHaveURL(`./blog/${articles.slice(0, 3).at(-1)?.id}`);
  await page.goBack();
  await page.locator('#blog').getByRole('link', { name: homeCopy.blog.viewAll }).click();
  await expect(page).toHaveURL('./blog');
  const filter = page.getByRole('navigation', { name: pageCopy.blog.category });
  await expect(filter.locator('[aria-current]')).toHaveText(pageCopy.blog.allCategories);
  const { category = '' } = articles.at(-1) ?? {};
  await filter.getByRole('link', { name: category, exact: true }).click();
  await expect(page).toHaveURL(`.${categoryPath(category)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category);
  await expect(filter.locator('[aria-current]')).toHaveText(category);
  await page.getByRole('main').getByRole('link', { name: pageCopy.blog.home }).click();
  await expect(page).toHaveURL('./');
});

test('a lone article fills the width of the page, its cover beside its words', async ({ page }) => {
  await page.goto('./blog');
  await page.locator('.article-grid > *').evaluateAll(([, ...others]) => {
    for (const other of others) other.remove();
  });
  const card = page.getByRole('main').getByRole('article');
  const cover = await boxOf(card.locator('.article-card-cover'));
  const title = await boxOf(card.getByRole('heading'));
  expect(title.x).toBeGreaterThan(cover.x + cover.width);
  expect(title.y).toBeLessThan(cover.y + cover.height);
  expect(cover.width + title.width).toBeGreaterThan(1_000);
});
