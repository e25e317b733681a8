import { expect, test } from '@playwright/test';
import { UNKNOWN_ARTICLE_PATH, UNKNOWN_PATH } from './support/site-addresses.ts';

for (const path of [UNKNOWN_ARTICLE_PATH, '/blog/AI-LLM-developments']) {
  test(`§2 §8 ${path}: status 404 and the page 'Blog Post Not Found'`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
    await expect(
      page.getByText("The blog post you're looking for doesn't exist.", { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Return Home']);
  });
}

for (const path of [
  UNKNOWN_PATH,
  '/testimonials/more',
  '/Testimonials',
  '/404',
  '/caf%C3%A9',
  '/blog/page/99',
  '/blog/category/nope',
]) {
  test(`§2 §8 ${path}: status 404 and the not-found page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Return to Home']);
  });
}

test('§2 Return Home on an unknown article leads to the home page', async ({ page }) => {
  await page.goto(UNKNOWN_ARTICLE_PATH);
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#hero')).toBeVisible();
});

test('§2 Return to Home on the not-found page leads to the home page', async ({ page }) => {
  await page.goto(UNKNOWN_PATH);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#hero')).toBeVisible();
});

test('§2 the missing path is logged to the console as an error, once', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (entry) => {
    // The browser reports the status of the document by itself.
    const isOwn = !entry.text().startsWith('Failed to load resource');
    if (entry.type() === 'error' && isOwn) logged.push(entry.text());
  });
  await page.goto(`${UNKNOWN_PATH}?from=test`);
  await expect.poll(() => logged).toHaveLength(1);
  expect(logged[0]).toContain(UNKNOWN_PATH);
});

test('§2 pages that say that something was not found stay out of search engines', async ({
  page,
}) => {
  for (const path of [UNKNOWN_PATH, UNKNOWN_ARTICLE_PATH]) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  }
});
