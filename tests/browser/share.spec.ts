import { newest } from '../support/articles.ts';
import { pageCopy } from '../support/content.ts';
import { boxOf } from '../support/geometry.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openUnfinished } from '../support/unfinished-page.ts';

const PATH = `./blog/${newest}`;

const shareOf = (page: Page) =>
  page.getByRole('button', { name: pageCopy.share.native, exact: true });
const copyOf = (page: Page) => page.getByRole('button', { name: pageCopy.share.copy });
const statusOf = (page: Page) => page.locator('.share').getByRole('status');

test('the link of an article is copied without query and anchor', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${PATH}?from=mail#comments`);
  await expect(shareOf(page)).toBeHidden();
  await copyOf(page).click();
  await expect(statusOf(page)).toHaveText(pageCopy.share.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(PATH, baseURL).href,
  );

  await test.step('where copying is refused, the link shows, selected', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await copyOf(page).click();
    await expect(statusOf(page)).toContainText(new URL(PATH, baseURL).href);
    await expect
      .poll(() => page.evaluate(() => getSelection()?.toString()))
      .toBe(new URL(PATH, baseURL).href);
  });
});

test("the device's own way to share is offered, and may be canceled", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => {
      shared.push(data);
      throw new DOMException('', 'AbortError');
    };
  });
  await page.goto(PATH);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await shareOf(page).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
    .toEqual([{ title, url: new URL(PATH, baseURL).href }]);
  await expect(statusOf(page)).toBeEmpty();
});

test('no button to share is offered before it works, and offering it moves nothing', async ({
  page,
}) => {
  // A typeface that arrives meanwhile would change its width.
  await page.route('**/*.woff2', (route) => route.abort());
  // With an anchor, nothing above the button waits for the first paint to be laid out.
  const finish = await openUnfinished(page, `${PATH}#any`);
  const button = page.locator('.share button').first();
  const before = await boxOf(button);
  await expect(button).toBeHidden();
  await finish();
  await expect(button).toBeVisible();
  expect(await boxOf(button)).toEqual(before);
  await button.click();
  await expect(statusOf(page)).not.toBeEmpty();
});
