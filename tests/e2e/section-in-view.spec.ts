import { ANCHORS } from './support/home-content.ts';
import { expect, test } from './support/test.ts';

test('§2 Header: marks the link of the section in view, and only that', async ({ page }) => {
  await page.goto('/');
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  await expect(current).toHaveCount(0);
  for (const { id, label } of ANCHORS) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
    await expect(current).toHaveText([label]);
  }
  await page.locator('#testimonials').evaluate((section) => section.scrollIntoView());
  await expect(current).toHaveCount(0);
});
