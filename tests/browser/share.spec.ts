import { newest } from '../support/articles.ts';
import { pageCopy } from '../support/content.ts';
import { SITE } from '../support/copies.ts';
import { boxOf } from '../support/geometry.ts';
import { openUnfinished } from '../support/slow-page.ts';
import { expect, type Page, test } from '../support/test.ts';

const PATH = `./blog/${newest}`;
const { href } = new URL(PATH, SITE.url);

const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const statusOf = (page: Page) => page.locator('.share').getByRole('status');

test('the link of an article is copied, or shown selected', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // A typeface that arrives meanwhile would change its width.
  await page.route('**/*.woff2', (route) => route.fulfill());
  // With an anchor, nothing above the button waits for the first paint to be laid out.
  const finish = await openUnfinished(page, `${PATH}?from=mail#any`);
  const copy = buttonOf(page, pageCopy.share.copy);
  await expect(copy, 'it shows when it works').toBeHidden();
  const button = page.locator('.share button').first();
  const before = await boxOf(button);
  await finish();
  await expect(copy).toBeVisible();
  expect(await boxOf(button), 'and moves nothing').toEqual(before);
  await expect(buttonOf(page, pageCopy.share.native)).toBeHidden();
  await copy.click();
  await expect(statusOf(page)).toHaveText(pageCopy.share.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(href);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await copy.click();
  await expect(statusOf(page)).toContainText(href);
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(href);
});

test("the device's own way to share is offered, and may be canceled", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      Object.assign(window, { shared: data });
      throw new DOMException('', 'AbortError');
    };
  });
  await page.goto(PATH);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await buttonOf(page, pageCopy.share.native).click();
  await expect.poll(() => page.evaluate('shared')).toEqual({ title, url: href });
  await expect(statusOf(page)).toBeEmpty();
});
