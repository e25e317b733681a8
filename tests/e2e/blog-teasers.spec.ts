import { expect, test } from './support/test.ts';

/** Specification §2 and §9: the three articles, in the order of their ids. */
const TEASERS = [
  {
    id: 'ai-llm-developments',
    category: 'AI Research',
    date: 'April 15, 2025',
    readTime: /^6 min/,
  },
  {
    id: 'ai-healthcare-2025',
    category: 'Healthcare AI',
    date: 'April 12, 2025',
    readTime: /^8 min/,
  },
  {
    id: 'quantum-ai-computing',
    category: 'Quantum AI',
    date: 'April 8, 2025',
    readTime: /^7 min/,
  },
];

test('§2 Blog teasers: three cards', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#blog').getByRole('article')).toHaveCount(TEASERS.length);
});

for (const [index, { id, category, date, readTime }] of TEASERS.entries()) {
  test(`§2 Blog teasers: card ${index + 1} shows category, date, read time, excerpt and image`, async ({
    page,
  }) => {
    await page.goto('/');
    const card = page.locator('#blog').getByRole('article').nth(index);
    await expect(card.getByText(category, { exact: true })).toBeVisible();
    await expect(card.getByText(date, { exact: true })).toBeVisible();
    await expect(card.getByText(readTime)).toBeVisible();
    await expect(card.getByRole('paragraph').last()).toHaveText(/\S.{20,}/);
    // A mosaic that the site draws itself, or a photograph.
    const image = card.locator('img, svg').first();
    await image.scrollIntoViewIfNeeded();
    await expect(image).toBeInViewport({ ratio: 0.9 });
  });

  test(`§2 Blog teasers: card ${index + 1} leads to /blog/${id}`, async ({ page }) => {
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
