import { testimonials } from '../support/content.ts';
import { expect, test } from './support/test.ts';

test('§2 Testimonials: headings, an intro line, a card with five stars for each', async ({
  page,
}) => {
  await page.goto('/testimonials');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Testimonials');
  await expect(page.getByRole('heading', { level: 2, name: 'What Our Clients Say' })).toBeVisible();
  await expect(main.getByText(/hear from/i)).toBeVisible();
  await expect(main.getByRole('figure')).toHaveCount(testimonials.length);
  for (const [index, { content, author, role, company }] of testimonials.entries()) {
    const card = main.getByRole('figure').nth(index);
    await expect(card.getByRole('blockquote')).toHaveText(`“${content}”`);
    await expect(card.locator('figcaption p')).toHaveText([author, `${role}, ${company}`]);
    const stars = card.getByRole('paragraph').filter({ hasText: '5 out of 5' });
    await expect(stars.locator('svg')).toBeVisible();
    await expect(stars.locator('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(stars.locator('path')).toHaveAttribute('d', /^(M[^M]+){5}$/);
  }
});

test('§2 Testimonials: one, two or three columns by the width of the screen', async ({ page }) => {
  await page.goto('/testimonials');
  const figure = page.getByRole('figure');
  const cards = page.getByRole('main').getByRole('listitem').filter({ has: figure });
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(columns);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(Math.ceil(testimonials.length / columns));
  }
});
