import { partners } from '../support/content.ts';
import { sidewaysOverflowOf } from './support/geometry.ts';
import { expect, STILL, test } from './support/test.ts';

test.use(STILL);

test("§2 Projects: 'Featured Partners' shows the four trades, each with its logo", async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#projects');
  await expect(section.getByRole('heading', { level: 2 })).toHaveText('Featured Partners');
  await expect(section.getByRole('link')).toHaveCount(partners.length);
  for (const trade of [/malta/i, /payment/i, /pizza/i, /car rental.*libya/i]) {
    await expect(section.locator('.partner-card').filter({ hasText: trade })).not.toHaveCount(0);
  }
  for (const { name, type, figure, work, story, website, imageSrc, picture } of partners) {
    const link = section.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', website);
    const card = section.locator('.partner-card').filter({ has: page.getByRole('link', { name }) });
    const logo = card.getByRole('img', { name, exact: true });
    await expect(logo).toHaveAttribute('src', imageSrc);
    for (const image of picture ? [logo, card.locator(`img[src="${picture}"]`)] : [logo]) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    }
    for (const text of [type, `${figure} ${work}`, ...(story ? [story] : [])])
      await expect(card.getByText(text)).toBeVisible();
  }
});

for (const width of [640, 768, 1440]) {
  test(`§2 Projects: at ${width} px, logos, figures, stories and trades are on shared lines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
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
      expect(lines).toEqual(neighbor?.lines);
    }
  });
}

test('§2 Projects: where a logo fails, its text says the name and fits', async ({ page }) => {
  await page.route('**/partners/**', (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/');
  for (const { name } of partners) {
    const logo = page.locator('#projects').getByRole('img', { name, exact: true });
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toHaveJSProperty('naturalWidth', 0);
    await expect(logo).toBeVisible();
  }
  expect(await sidewaysOverflowOf(page)).toBe(0);
});

test('§2 Projects: a card opens its site in a new tab, without a hold on this one', async ({
  page,
  context,
}) => {
  const { name, website } = partners[0] as (typeof partners)[number];
  await context.route(`${new URL(website).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Partner</title>' }),
  );
  await page.goto('/');
  const opened = page.waitForEvent('popup');
  await page.locator('#projects').getByRole('link', { name }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(new URL(website).href);
  expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
  await expect(page).toHaveURL('/');
});
