import { testimonials } from './support/home-content.ts';
import { expect, test } from './support/test.ts';

test('§2 heading, subheading and an intro line', async ({ page }) => {
  await page.goto('/testimonials');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Testimonials');
  await expect(page.getByRole('heading', { level: 2, name: 'What Our Clients Say' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/hear from/i)).toBeVisible();
});

test('§2 a card for each of the three and more, each with content, author, role and company', async ({
  page,
}) => {
  await page.goto('/testimonials');
  const cards = page.getByRole('main').getByRole('figure');
  await expect(cards).toHaveCount(testimonials.length);
  for (const card of await cards.all()) {
    await expect(card.getByRole('blockquote')).toHaveText(/^“.+”$/);
    await expect(card.locator('figcaption p')).toHaveText([/\w+ \w+/, /^.+, .+$/]);
  }
});

for (const [width, columns] of [
  [390, 1],
  [800, 2],
  [1440, 3],
] as const) {
  test(`§2 ${columns} column(s) on a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/testimonials');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({
        has: page.getByRole('figure'),
      });
    await expect(cards).toHaveCount(testimonials.length);
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(columns);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(Math.ceil(testimonials.length / columns));
  });
}

test('§2 each card shows five stars, read once as 5 out of 5', async ({ page }) => {
  await page.goto('/testimonials');
  const cards = page.getByRole('main').getByRole('figure');
  await expect(cards).toHaveCount(testimonials.length);
  for (const card of await cards.all()) {
    const stars = card.getByRole('paragraph').filter({ hasText: '5 out of 5' });
    await expect(stars).toHaveCount(1);
    await expect(stars).toHaveText('5 out of 5');
    await expect(stars.locator('svg')).toBeVisible();
    await expect(stars.locator('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(stars.locator('svg path')).toHaveCount(5);
  }
});

test('the ratings are no review markup for search engines', async ({ page }) => {
  await page.goto('/testimonials');
  const markup = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(markup.join()).not.toMatch(/review|rating/i);
  await expect(page.locator('[itemprop], [itemtype]')).toHaveCount(0);
});
