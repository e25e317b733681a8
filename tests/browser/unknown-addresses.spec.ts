import { pageCopy } from '../support/content.ts';
import { UNKNOWN_ARTICLE_PATH, UNKNOWN_PATH } from '../support/site-addresses.ts';
import { expect, test } from '../support/test.ts';

// The browser reports the status of the document by itself.
test.use({ provoked: /Failed to load resource|404: / });

/** scripts/hosts.test.ts lists which addresses are unknown. */
test('§2 §8 unknown addresses: status 404, a page of their own, a way home', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'error' && !/^Failed to load/.test(entry.text()))
      logged.push(entry.text());
  });
  const { articleNotFound, notFound } = pageCopy;
  for (const [path, { text, home, ...page404 }] of [
    [UNKNOWN_ARTICLE_PATH, articleNotFound],
    [UNKNOWN_PATH, { ...notFound, heading: notFound.code }],
  ] as const) {
    const response = await page.goto(`${path}?from=test`);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(page404.heading);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL('./');
  }
  expect(logged, 'the missing path, once').toEqual([
    expect.stringContaining(UNKNOWN_PATH.slice(1)),
  ]);
});
