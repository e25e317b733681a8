import { testimonials } from '../support/content.ts';
import { expect, test } from './support/test.ts';

/** Their words: tests/dist/home.test.ts. */
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
