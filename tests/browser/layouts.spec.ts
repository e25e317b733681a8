/** One page of each layout. tests/nightly has every page and width, and a second engine. */
import { expectNoFindings } from '../support/accessibility-engines.ts';
import { testimonials } from '../support/content.ts';
import { resize, scrollPageTo, sidewaysOverflowOf } from '../support/geometry.ts';
import { LAYOUTS } from '../support/site-addresses.ts';
import { expectGoodStops, tabThrough } from '../support/tab-stops.ts';
import { expect, test } from '../support/test.ts';

test.use({ bypassCSP: true, provoked: /404/ });

for (const address of LAYOUTS)
  test(`${address} fits its window, Tab reaches all of it, axe finds nothing`, async ({ page }) => {
    // The welcome notice stays as long as this takes.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto(address);
    for (const size of ['320×900', '768×900', '1440×800'] as const) {
      await resize(page, size);
      expect(await sidewaysOverflowOf(page), size).toBe(0);
    }
    expectGoodStops(await tabThrough(page));
    await page.clock.resume();
    await expectNoFindings(page, address);
  });

test('§2 Testimonials: 1, 2 or 3 columns; no sticky header at 400 % zoom', async ({ page }) => {
  await page.goto('./testimonials');
  const figure = page.getByRole('figure');
  const cards = page.getByRole('main').getByRole('listitem').filter({ has: figure });
  for (const [index, size] of (['390×900', '800×900', '1440×900'] as const).entries()) {
    await resize(page, size);
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    const columns = Math.min(index + 1, testimonials.length);
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(columns);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(Math.ceil(boxes.length / (index + 1)));
  }
  await resize(page, '320×256');
  await scrollPageTo(page, 400);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
