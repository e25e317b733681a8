import { openUnfinished } from './support/open-in-pieces.ts';
import { expect, test } from './support/test.ts';

const openDialog = 'dialog[open]';

test('§4 Service dialog: Learn more gives it an address, and Back closes it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Learn more about SEO/ }).click();
  await expect(page.locator(openDialog)).toHaveId('service-seo-optimization');
  await expect(page).toHaveURL(/\/#service-seo-optimization$/);
  await page.goBack();
  await expect(page.locator(openDialog)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();
  await expect(page.locator(openDialog)).toHaveId('service-seo-optimization');
});

test('§4 Service dialog: closing it leaves its address and keeps the place on the page', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: /Learn more about Digital Strategy/ });
  await opener.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  const close = page.locator(openDialog).getByRole('button', { name: 'Close' });
  for (const leave of [() => page.keyboard.press('Escape'), () => close.click()]) {
    await opener.click();
    await expect(page).toHaveURL(/#service-digital-strategy$/);
    await leave();
    await expect(page.locator(openDialog)).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  }
});

test('§4 Service dialog: opened by its address, it closes without leaving the page', async ({
  page,
}) => {
  await page.goto('/#service-ai-solutions');
  await expect(page.locator(openDialog)).toHaveId('service-ai-solutions');
  await page.keyboard.press('Escape');
  await expect(page.locator(openDialog)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test('§4 Service dialog: opened before its script runs, it stays, has its address, and Back closes it', async ({
  page,
}) => {
  const finish = await openUnfinished(page, '/');
  await page.getByRole('button', { name: /Learn more about SEO/ }).click();
  await expect(page.locator(openDialog)).toHaveId('service-seo-optimization');
  await finish();
  await expect(page).toHaveURL(/\/#service-seo-optimization$/);
  await expect(page.locator(openDialog)).toHaveId('service-seo-optimization');
  await page.goBack();
  await expect(page.locator(openDialog)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test('§4 Service dialog: its link, pressed before scripts run, leads away from it', async ({
  page,
}) => {
  const finish = await openUnfinished(page, '/');
  await page.getByRole('button', { name: /Learn more about SEO/ }).click();
  await page.locator(openDialog).getByRole('link').click();
  await expect(page.locator(openDialog)).toHaveCount(0);
  await finish();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(page.locator(openDialog)).toHaveCount(0);
});
