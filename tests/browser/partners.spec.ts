import { partners } from '../support/content.ts';
import { boxOf, sidewaysOverflowOf } from '../support/geometry.ts';
import { expect, STILL, test } from '../support/test.ts';

test.use(STILL);

/** Their facts: tests/built/home.test.ts. That they open in a new tab: tests/built/links.test.ts. */
test('§2 Projects: logos, figures, stories and trades are on shared lines', async ({ page }) => {
  await page.goto('./');
  for (const width of [640, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = await page.locator('.partner-card').evaluateAll((all) =>
      all.map((card) => ({
        top: card.getBoundingClientRect().top,
        lines: ['.partner-logo', '.partner-figure', '.partner-story', '.partner-type'].map(
          (part) => card.querySelector(part)?.getBoundingClientRect().top,
        ),
      })),
    );
    expect(cards).toHaveLength(partners.length);
    for (const { top, lines } of cards) {
      expect(lines).not.toContain(undefined);
      const neighbor = cards.find((other) => other.top === top);
      expect(lines, `${width} px`).toEqual(neighbor?.lines);
    }
  }
});

test('on a phone, partners are a row to swipe, and their numbers lead to them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  const cards = page.locator('.partner-card');
  const numbers = page.locator('.partner-numbers a');
  const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(numbers).toHaveCount(partners.length > 1 ? partners.length : 0);
  for (const [index, number] of (await numbers.all()).entries()) {
    const { width, height } = await boxOf(number);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await number.click();
    await expect(number).toHaveAttribute('aria-current', 'true');
    await expect(numbers.and(page.locator('[aria-current]'))).toHaveCount(1);
    await expect(cards.nth(index)).toBeInViewport({ ratio: 0.1 });
    await expect(page).toHaveURL('./');
  }
  expect(await sidewaysOverflowOf(page)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone, the number of a partner leads to their card', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('./');
    for (const number of await page.locator('.partner-numbers a').all()) {
      await number.click();
      await expect(page.locator('.partner-card:target')).toBeInViewport({ ratio: 0.5 });
      await expect(number).toBeInViewport();
    }
  });
});

test('§2 Projects: where a logo fails, its text says the name and fits', async ({ page }) => {
  await page.route(/_astro\/.*\.(svg|avif|webp)$/, (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('./');
  for (const { name } of partners) {
    const logo = page.locator('#projects').getByRole('img', { name, exact: true });
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toHaveJSProperty('naturalWidth', 0);
    await expect(logo).toBeVisible();
  }
  expect(await sidewaysOverflowOf(page)).toBe(0);
});
