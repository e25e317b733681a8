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

test("§2 Footer: eight placeholder links, all to '#'", async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(LINKS);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '#');
});

test("§2 Footer: four social icons, each with a name, all to '#'", async ({ page }) => {
  await page.goto('/');
  const list = page.getByRole('contentinfo').getByRole('list', { name: 'Social media' });
  await expect(list.getByRole('link')).toHaveCount(NETWORKS.length);
  for (const [index, network] of NETWORKS.entries()) {
    const link = list.getByRole('link').nth(index);
    await expect(link).toHaveAccessibleName(new RegExp(`\\b${network}$`));
    await expect(link).toHaveAttribute('href', '#');
    await expect(link.locator('svg')).toBeVisible();
  }
});

test('§2 Footer: a placeholder stays on the page and goes to its top', async ({ page }) => {
  await page.goto('/testimonials');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/testimonials#');
  await expect.poll(() => scrollTopOf(page)).toBe(0);
});

for (const path of ['/', '/testimonials', '/blog', '/blog/quantum-ai-computing', '/no-such-page']) {
  test(`§2 Footer: stands once at the end of ${path}`, async ({ page }) => {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveCount(1);
    await expect(footer.getByRole('navigation').getByRole('link')).toHaveText(LINKS);
    const comesAfterMain = await footer.evaluate((element) => {
      const main = document.querySelector('main') as HTMLElement;
      return Boolean(main.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    expect(comesAfterMain).toBe(true);
  });
}
