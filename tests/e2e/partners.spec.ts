import { partners } from '../support/content.ts';
import { sidewaysOverflowOf } from './support/geometry.ts';
import { expect, STILL, test } from './support/test.ts';

test.use(STILL);

/** Their facts: tests/dist/home.test.ts. That they open in a new tab: tests/dist/links.test.ts. */
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

test('on a phone, partners are a row to swipe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  const tiles = await page.locator('.partner-list > li').evaluateAll((all) =>
    all.map((tile) => ({
      top: tile.getBoundingClientRect().top,
      isInSight: tile.getBoundingClientRect().left < innerWidth,
    })),
  );
  expect(new Set(tiles.map(({ top }) => top)).size).toBe(1);
  expect(tiles.filter(({ isInSight }) => isInSight)).toHaveLength(Math.min(tiles.length, 2));
  expect(await sidewaysOverflowOf(page)).toBe(0);
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
