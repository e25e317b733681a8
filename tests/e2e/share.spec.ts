import { boxOf } from './support/geometry.ts';
import { openUnfinished } from './support/open-in-pieces.ts';
import { ARTICLES } from './support/site-addresses.ts';
import { expect, test } from './support/test.ts';

const PATH = `/blog/${ARTICLES[0].id}`;

test('the link of an article is copied without query and anchor, and that is announced', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${PATH}?from=mail#comments`);
  const status = page.locator('.share').getByRole('status');
  const button = page.getByRole('button', { name: 'Copy link' });
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden();
  await button.click();
  await expect(status).toHaveText('The link is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${PATH}`);

  await test.step('where copying is refused, the link shows, selected', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await button.click();
    await expect(status).toContainText(`${baseURL}${PATH}`);
    await expect
      .poll(() => page.evaluate(() => getSelection()?.toString()))
      .toBe(`${baseURL}${PATH}`);
  });
});

test("the device's own way to share is offered where there is one, and may be cancelled", async ({
  page,
  baseURL,
}) => {
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
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
    .toEqual([{ title, url: `${baseURL}${PATH}` }]);
  await expect(page.locator('.share').getByRole('status')).toBeEmpty();
});

test('no button to share is offered before it works, and offering it moves nothing', async ({
  page,
}) => {
  const finish = await openUnfinished(page, PATH);
  const button = page.locator('.share button').first();
  const before = await boxOf(button);
  await expect(button).toBeHidden();
  await finish();
  await expect(button).toBeVisible();
  expect(await boxOf(button)).toEqual(before);
  await button.click();
  await expect(page.locator('.share').getByRole('status')).not.toBeEmpty();
});
