import { newest } from '../support/articles.ts';
import { pageCopy } from '../support/content.ts';
import { UNKNOWN_ARTICLE_PATH, UNKNOWN_PATH } from '../support/site-addresses.ts';
import { expect, test } from '../support/test.ts';

// The browser reports the status of the document by itself.
test.use({ provoked: /Failed to load resource|404: / });

const { notFound, articleNotFound } = pageCopy;

for (const { kind, logs, paths, heading, text, home } of [
  {
    kind: 'an unknown article',
    logs: 0,
    paths: [`./blog/${newest.toUpperCase()}`, UNKNOWN_ARTICLE_PATH],
    ...articleNotFound,
  },
  {
    kind: 'any other unknown path',
    logs: 1,
    paths: ['./Testimonials', './404', './caf%C3%A9', UNKNOWN_PATH],
    ...notFound,
    heading: notFound.code,
  },
])
  test(`§2 §8 ${kind}: status 404, a page of its own, logged ${logs} times and a way home`, async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (entry) => {
      if (entry.type() === 'error' && !/^Failed to load/.test(entry.text()))
        logged.push(entry.text());
    });
    for (const [index, path] of paths.entries()) {
      const response = await page.goto(`${path}?from=test`);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect.poll(() => logged, path).toHaveLength((index + 1) * logs);
      expect(logged.at(-1) ?? path).toContain(path.slice(1));
    }
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL('./');
  });
