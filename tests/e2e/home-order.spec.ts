import { SECTION_IDS } from '../support/specified-home.ts';
import { expectRightBelowHeader, scrollPageTo, sidewaysOverflowOf } from './support/geometry.ts';
import { ANCHORS } from './support/home-content.ts';
import { expect, test } from './support/test.ts';

test('§2 Home page: header, hero, sections with the carousel between them, footer', async ({
  page,
}) => {
  await page.goto('/');
  const order = await page
    .locator('header.site-header, main > section, body > footer')
    .evaluateAll((bands) => bands.map(({ id, localName }) => id || localName));
  expect(order).toEqual(['header', ...SECTION_IDS, 'footer']);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test('§2 Home page: the carousel stands in the testimonials section, each section is a region named by its heading', async ({
  page,
}) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Testimonials', exact: true });
  await expect(page.locator('#testimonials').filter({ has: carousel })).toHaveCount(1);
  for (const id of SECTION_IDS) {
    const section = page.locator(`#${id}`);
    await expect(section).toHaveCount(1);
    await expect(section).toHaveRole('region');
    const heading = section.getByRole('heading', { level: id === 'hero' ? 1 : 2 }).first();
    await expect(section).toHaveAccessibleName((await heading.textContent()) ?? '');
  }
});

for (const { id } of [{ id: 'hero' }, ...ANCHORS]) {
  test(`§2 Home page: opening /#${id} shows that section`, async ({ page }) => {
    await page.goto(`/#${id}`);
    const section = page.locator(`#${id}`);
    // The hero lies under the see-through header, from the very top of the page.
    if (id === 'hero') await expect(section).toBeInViewport();
    else await expectRightBelowHeader(page, section);
  });
}

test('§2 Home page: nothing sticks out sideways, from 320 to 2560 px', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('§7 Home page: calls no other origin, raises no error and logs none', async ({
  page,
  baseURL,
}) => {
  const requested: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  await page.goto('/');
  for (const id of SECTION_IDS) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    for (const image of await page.locator(`#${id} img:visible`).all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
  }
  await scrollPageTo(page, 0);
  const elsewhere = requested.filter(
    (url) => !/^(data|blob):/.test(url) && !isWithin(url, baseURL),
  );
  expect(elsewhere).toEqual([]);
  expect(errors).toEqual([]);
});

function isWithin(url: string, origin: string | undefined): boolean {
  return new URL(url).origin === origin;
}
