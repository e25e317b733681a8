import { partners } from '../support/content.ts';
import { boxOf, resize, sidewaysOverflowOf } from '../support/geometry.ts';
import { expect, test } from '../support/test.ts';

/** Their facts, and that they open in a new tab: tests/built. Without JavaScript: no-script.spec.ts. */
test('on a phone, partners are a row to swipe, their numbers lead to them', async ({ page }) => {
  await resize(page, '390×844');
  await page.goto('./');
  const cards = page.locator('#projects').getByRole('article');
  const numbers = page.locator('#projects ol').getByRole('link');
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
