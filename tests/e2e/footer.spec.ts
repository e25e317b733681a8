import { navigation, site } from '../support/content.ts';
import { scrollTopOf } from './support/geometry.ts';
import { expect, test } from './support/test.ts';

/** Which links there are, and where they lead: tests/dist/links.test.ts. */
test("§2 Footer: its links and social icons; one to '#' leads to the top", async ({ page }) => {
  await page.goto('/testimonials');
  const footer = page.getByRole('contentinfo');
  const links = footer.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(navigation.footer.map(({ label }) => label));
  const icons = footer.getByRole('list', { name: 'Social media' }).getByRole('link');
  await expect(icons).toHaveCount(site.social.length);
  for (const [index, { network }] of site.social.entries()) {
    await expect(icons.nth(index)).toHaveAccessibleName(new RegExp(`\\b${network}$`));
    await expect(icons.nth(index).locator('svg')).toBeVisible();
  }
  await links.filter({ hasText: 'About Us' }).click();
  await expect(page).toHaveURL('/testimonials#');
  await expect.poll(() => scrollTopOf(page)).toBe(0);
});
