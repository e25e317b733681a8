import { articles } from '../support/articles.ts';
import { expect, test } from './support/test.ts';

/** Specification §2: three cards; what stands on those of the three articles is in articles.test.ts. */
const TEASERS = articles.slice(0, 3);

test('§2 Blog teasers: three cards', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#blog').getByRole('article')).toHaveCount(3);
});

for (const [index, { id, category, date, readTime }] of TEASERS.entries()) {
  test(`§2 Blog teasers: card ${index + 1} shows category, date, read time, excerpt and image`, async ({
    page,
  }) => {
    await page.goto('/');
    const card = page.locator('#blog').getByRole('article').nth(index);
    await expect(card.getByText(category, { exact: true })).toBeVisible();
    await expect(card.getByText(date, { exact: true })).toBeVisible();
    await expect(card.getByText(readTime, { exact: true })).toBeVisible();
    await expect(card.getByRole('paragraph').last()).toHaveText(/\S.{20,}/);
    // A mosaic that the site draws itself, or a photograph.
    const image = card.locator('img, svg').first();
    await image.scrollIntoViewIfNeeded();
    await expect(image).toBeInViewport({ ratio: 0.9 });
  });

  test(`§2 Blog teasers: card ${index + 1} leads to its article`, async ({ page }) => {
    await page.goto('/');
    const heading = page.locator('#blog').getByRole('heading', { level: 3 }).nth(index);
    const title = (await heading.textContent()) ?? '';
    await heading.getByRole('link').click();
    await expect(page).toHaveURL(`/blog/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test("§2 Blog teasers: 'View all articles' leads to /blog", async ({ page }) => {
  await page.goto('/');
  await page
    .locator('#blog')
    .getByRole('link', { name: /view all articles/i })
    .click();
  await expect(page).toHaveURL('/blog');
});
