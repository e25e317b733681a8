import { arabic, test } from '../../support/agency.ts';
import { getBox, getSidewaysOverflow } from '../../support/geometry.ts';
import { expect } from '../../support/test.ts';

test('a right-to-left page is mirrored, and so is its carousel', async ({ page }) => {
  await page.goto(`.${arabic.home}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const start = page.getByRole('button', { name: arabic.homeCopy.hero.startProject });
  for (const width of [320, 1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const logo = await getBox(page.getByRole('banner').getByRole('link').first());
    expect(logo.x + logo.width / 2).toBeGreaterThan(width / 2);
    await expect(start.locator('svg')).toHaveCSS('scale', '-1 1');
    // Nothing covers the button.
    await start.click({ trial: true });
    expect(await getSidewaysOverflow(page)).toBe(0);
  }
  const { carousel: copy } = arabic.strings;
  const carousel = page.getByRole('group', { name: copy.label, exact: true });
  const slides = carousel.locator('.carousel-slide');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-ready');
  await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
  expect((await getBox(slides.nth(1))).x).toBeLessThan((await getBox(slides.first())).x);
  await carousel.getByRole('button', { name: copy.next }).click();
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowLeft');
  await expect(slides.nth(2)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowRight');
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
});
