import { expectNoFindings } from '../support/accessibility-engines.ts';
import { partners } from '../support/content.ts';
import { getSidewaysOverflow, resize } from '../support/geometry.ts';
import { expect, type Page, test } from '../support/test.ts';

const getCards = (page: Page) => page.locator('#projects').getByRole('article');

/** tests/built compares partners with the content, and checks that links to them open a new tab. */
test.describe('on phones, partners are a row', { tag: '@partners' }, () => {
  test.beforeEach(async ({ page }) => {
    await resize(page, '390×844');
    await page.goto('./');
    const tops = await getCards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
  });

  test('a name leads to its card and is then marked', async ({ page }) => {
    const names = page.locator('#projects ol').getByRole('link');
    await expect(names).toHaveCount(partners.length);
    for (const [index, link] of (await names.all()).entries()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(names.and(page.locator('[aria-current]'))).toHaveCount(1);
      await expect(getCards(page).nth(index)).toBeInViewport({ ratio: 0.1 });
      await expect(page).toHaveURL('./');
    }
    await expectNoFindings(page, 'current, under the pointer', '#projects ol');
  });

  test('Shift+Tab scrolls the focused link into view', async ({ page }) => {
    // A wider card is more likely to snap back.
    await resize(page, '640×844');
    const sites = await getCards(page).getByRole('link').all();
    await sites.at(-1)?.focus();
    for (const site of sites.slice(0, -1).toReversed()) {
      await page.keyboard.press('Shift+Tab');
      await expect(site).toBeFocused();
      await expect(site).toBeInViewport({ ratio: 1 });
    }
    expect(await getSidewaysOverflow(page)).toBe(0);
  });
});
