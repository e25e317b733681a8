import { expectNoFindings } from '../support/accessibility-engines.ts';
import { partners } from '../support/content.ts';
import { getBox, getSidewaysOverflow, resize } from '../support/geometry.ts';
import { expect, test } from '../support/test.ts';

/** tests/built compares partners with the content, and checks that links to them open a new tab. */
test('on phones, partners are a row; their names and Tab scroll to them', {
  tag: '@partners',
}, async ({ page }) => {
  await resize(page, '390×844');
  await page.goto('./');
  const cards = page.locator('#projects').getByRole('article');
  const names = page.locator('#projects ol').getByRole('link');
  const tops = await cards.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(names).toHaveCount(partners.length);
  for (const [index, link] of (await names.all()).entries()) {
    const { width, height } = await getBox(link);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(names.and(page.locator('[aria-current]'))).toHaveCount(1);
    await expect(cards.nth(index)).toBeInViewport({ ratio: 0.1 });
    await expect(page).toHaveURL('./');
  }
  await expectNoFindings(page, 'current, under the pointer', '#projects ol');
  // A wider card is more likely to snap back.
  await resize(page, '640×844');
  const sites = await cards.getByRole('link').all();
  await sites.at(-1)?.focus();
  for (const site of sites.slice(0, -1).toReversed()) {
    await page.keyboard.press('Shift+Tab');
    await expect(site).toBeFocused();
    await expect(site).toBeInViewport({ ratio: 1 });
  }
  expect(await getSidewaysOverflow(page)).toBe(0);
});
