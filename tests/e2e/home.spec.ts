import { SECTION_IDS } from '../support/specified-home.ts';
import { scrollTopOf } from './support/geometry.ts';
import { expect, test } from './support/test.ts';

const LINKS = [
  'Home',
  'Services',
  'Projects',
  'Blog',
  'About Us',
  'Contact',
  'Privacy Policy',
  'Terms of Service',
];
const NETWORKS = ['Twitter', 'Facebook', 'Instagram', 'LinkedIn'];

test('§2 Home page: header, hero, carousel between sections, footer', async ({ page }) => {
  await page.goto('/#hero');
  await expect(page.locator('#hero')).toBeInViewport();
  const order = await page
    .locator('header.site-header, main > section, body > footer')
    .evaluateAll((bands) => bands.map(({ id, localName }) => id || localName));
  expect(order).toEqual(['header', ...SECTION_IDS, 'footer']);
  const carousel = page.getByRole('region', { name: 'Testimonials', exact: true });
  await expect(page.locator('#testimonials').filter({ has: carousel })).toHaveCount(1);
  for (const image of await page.locator('main img:visible').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
});

test("§2 Footer: eight placeholder links and four social icons, to '#'", async ({ page }) => {
  await page.goto('/testimonials');
  const footer = page.getByRole('contentinfo');
  const links = footer.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(LINKS);
  const icons = footer.getByRole('list', { name: 'Social media' }).getByRole('link');
  await expect(icons).toHaveCount(NETWORKS.length);
  for (const [index, network] of NETWORKS.entries()) {
    await expect(icons.nth(index)).toHaveAccessibleName(new RegExp(`\\b${network}$`));
    await expect(icons.nth(index).locator('svg')).toBeVisible();
  }
  for (const link of [...(await links.all()), ...(await icons.all())]) {
    await expect(link).toHaveAttribute('href', '#');
  }
  await links.filter({ hasText: 'About Us' }).click();
  await expect(page).toHaveURL('/testimonials#');
  await expect.poll(() => scrollTopOf(page)).toBe(0);
});
