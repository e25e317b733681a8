import { UNKNOWN_ARTICLE_PATH, UNKNOWN_PATH } from './support/site-addresses.ts';
import { expect, test } from './support/test.ts';

test("§2 §8 an unknown article: status 404, 'Blog Post Not Found' and a way home", async ({
  page,
}) => {
  for (const path of ['/blog/AI-LLM-developments', UNKNOWN_ARTICLE_PATH]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
  }
  const text = "The blog post you're looking for doesn't exist.";
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

test("§2 §8 any other unknown path: status 404, 'Oops! Page not found' and a way home", async ({
  page,
}) => {
  for (const path of ['/Testimonials', '/404', '/caf%C3%A9', UNKNOWN_PATH]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  }
  await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
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
