import { expect, test } from '@playwright/test';

const openDialog = 'dialog[open]';

test('Learn more gives the dialog an address, and Back closes it', async ({ page }) => {
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

for (const [way, close] of [
  ['Escape', 'key'],
  ['the close button', 'button'],
] as const) {
  test(`closing by ${way} leaves the address and the place on the page`, async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: /Learn more about Digital Strategy/ });
    await opener.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    await opener.click();
    await expect(page).toHaveURL(/#service-digital-strategy$/);
    if (close === 'key') await page.keyboard.press('Escape');
    else await page.locator(openDialog).getByRole('button', { name: 'Close' }).click();
    await expect(page.locator(openDialog)).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
}

test('a dialog opened by its address closes without leaving the page', async ({ page }) => {
  await page.goto('/#service-ai-solutions');
  await expect(page.locator(openDialog)).toHaveId('service-ai-solutions');
  await page.keyboard.press('Escape');
  await expect(page.locator(openDialog)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test('an address with another dialog changes the dialog', async ({ page }) => {
  await page.goto('/#service-ai-solutions');
  await expect(page.locator(openDialog)).toHaveId('service-ai-solutions');
  await page.evaluate(() => {
    location.hash = '#service-web-development';
  });
  await expect(page.locator(openDialog)).toHaveId('service-web-development');
});

test('an address that names no dialog opens none', async ({ page }) => {
  for (const hash of ['#nothing', '#%E0%A4%A', '#inquiry', '#services']) {
    await page.goto(`/${hash}`);
    await expect(page.locator('.site-header')).toBeVisible();
    await expect(page.locator(openDialog)).toHaveCount(0);
  }
});
