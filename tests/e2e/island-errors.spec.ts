/** An island whose code is broken leaves its HTML in place, and the rest of the page alive. */

import { ArticlePage } from './support/article-page.ts';
import { expect, type Page, test } from './support/test.ts';

const REASON = 'broken on purpose';

async function expectOthersWork(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Colour scheme' }).getByText('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

test('islands that throw stay as they were, and typing is not interrupted', async ({ page }) => {
  await page.route(/_astro\/\w+\.island\./, (route) => {
    const [, name] = /(\w+)\.island\./.exec(route.request().url()) ?? [];
    const body = `export function ${name}() { throw new Error('${REASON}'); }`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/');
  const htmlOfIslands = () =>
    page.locator('astro-island').evaluateAll((islands) =>
      // The page itself loads all pictures when it has nothing else to do.
      islands.map(({ innerHTML }) => innerHTML.replaceAll('loading="eager"', 'loading="lazy"')),
    );
  const before = await htmlOfIslands();
  const failed = page.locator('astro-island[data-island-failed]');
  const field = page.getByPlaceholder('Ask about our AI services...');
  await field.pressSequentially('Hello');
  await expect(failed).not.toHaveCount(0);
  await page.keyboard.type(' again');
  await expect(field).toHaveValue('Hello again');
  await expect(page.locator('.chat-without-script')).toBeVisible();

  await page.getByRole('button', { name: 'Next testimonial' }).scrollIntoViewIfNeeded();
  await page.getByRole('banner').getByRole('button', { name: 'Launch' }).click();
  await expect(failed).toHaveCount(4);
  expect(await htmlOfIslands()).toEqual(before);
  await expect(page.getByRole('dialog').locator('.without-script')).toBeVisible();
  await page.locator('#inquiry [type=submit]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectOthersWork(page);
  expect(errors).toEqual(Array(4).fill(REASON));
});

test('an island that throws later keeps what is on the page', async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open('quantum-ai-computing');
  await article.post('Anna', 'Well said.');
  await expect(article.comments).toHaveCount(1);
  await expect(page.locator('.without-script:visible')).toHaveCount(0);
  await page.evaluate((reason) => {
    // Drawing an avatar splits the name into characters.
    const iterate = String.prototype[Symbol.iterator];
    String.prototype[Symbol.iterator] = function () {
      if (String(this) === 'Boom') throw new Error(reason);
      return iterate.call(this);
    };
  }, REASON);
  const failure = page.waitForEvent('pageerror');
  await article.post('Boom', 'This one breaks it.');
  expect((await failure).message).toBe(REASON);
  await expect(article.comments).toHaveText([/Anna.*Well said\./]);
  await expect(page.locator('.comments > .without-script')).toBeVisible();
  await expectOthersWork(page);
});
