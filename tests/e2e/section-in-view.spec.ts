import { expect, test } from './support/test.ts';

test('§2 Header: marks the link of the section in view, and only that', async ({ page }) => {
  await page.goto('/');
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  await expect(current).toHaveCount(0);
  for (const [id, label] of [
    ['services', 'Services'],
    ['projects', 'Projects'],
    ['blog', 'Blog'],
    ['contact', 'Contact'],
  ] as const) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
    await expect(current).toHaveText([label]);
  }
  await page.locator('#testimonials').evaluate((section) => section.scrollIntoView());
  await expect(current).toHaveCount(0);
});

test('§2 Header: on pages without these sections, marks nothing', async ({ page }) => {
  await page.goto('/testimonials');
  // What is in view is told with a frame; the one after it comes later.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(
    page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]'),
  ).toHaveCount(0);
});
