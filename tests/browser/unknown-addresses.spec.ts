import { newest } from '../support/articles.ts';
import { pageCopy } from '../support/content.ts';
import { UNKNOWN_ARTICLE_PATH, UNKNOWN_PATH } from '../support/site-addresses.ts';
import { expect, test } from '../support/test.ts';

test('§2 §8 an unknown article: status 404, a page of its own and a way home', async ({ page }) => {
  for (const path of [`./blog/${newest.toUpperCase()}`, UNKNOWN_ARTICLE_PATH]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      pageCopy.articleNotFound.heading,
    );
  }
  await expect(page.getByText(pageCopy.articleNotFound.text, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: pageCopy.articleNotFound.home }).click();
  await expect(page).toHaveURL('./');
});

test('§2 §8 any other unknown path: status 404, its page and a way home', async ({ page }) => {
  for (const path of ['./Testimonials', './404', './caf%C3%A9', UNKNOWN_PATH]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageCopy.notFound.code);
  }
  await expect(page.getByText(pageCopy.notFound.text, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: pageCopy.notFound.home }).click();
  await expect(page).toHaveURL('./');
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
  expect(logged[0]).toContain(UNKNOWN_PATH.slice(1));
});
