import { boxOf, expectRightBelowHeader, scrollPageTo, scrollTopOf } from './support/geometry.ts';
import { ANCHORS, navigation } from './support/home-content.ts';
import { expect, type Page, test } from './support/test.ts';

const TRANSLUCENT = /^rgba\(\d+, \d+, \d+, 0\.\d+\)$/;
const OPAQUE = /^rgb\(/;
const CLEAR = 'rgba(0, 0, 0, 0)';

const backgroundOf = (page: Page) => expect(page.getByRole('banner'));

test('§2 Header: Services, Projects, Blog and Contact lead to their sections, right below the header', async ({
  page,
}) => {
  await page.goto('/');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(ANCHORS.map(({ label }) => label));
  for (const { label, id } of ANCHORS) {
    await test.step(`${label} leads to #${id}`, async () => {
      await page.getByRole('banner').getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expectRightBelowHeader(page, page.locator(`#${id}`));
    });
  }
});

test('§2 Header: leads from every kind of page to the sections of the home page', async ({
  page,
}) => {
  for (const [path, { label, id }] of [
    ['/testimonials', ANCHORS[0]],
    ['/blog/ai-healthcare-2025', ANCHORS[1]],
    ['/no-such-page', ANCHORS[2]],
    ['/blog', ANCHORS[3]],
  ] as [string, (typeof ANCHORS)[number]][]) {
    await test.step(`${label} from ${path}`, async () => {
      await page.goto(path);
      await page.getByRole('banner').getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expectRightBelowHeader(page, page.locator(`#${id}`));
    });
  }
});

test('§2 Header: Launch opens the Start Your Project dialog, the logo leads home', async ({
  page,
}) => {
  await page.goto('/testimonials');
  await page.getByRole('banner').getByRole('button', { name: navigation.header.launch }).click();
  await expect(page.getByRole('dialog', { name: 'Start Your Project' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page$/ })
    .click();
  await expect(page).toHaveURL('/');
});

test('§2 Header: turns translucent at 21 px, not at 20 px', async ({ page }) => {
  await page.goto('/');
  await scrollPageTo(page, 21);
  await backgroundOf(page).toHaveCSS('background-color', TRANSLUCENT);
  await scrollPageTo(page, 20);
  await backgroundOf(page).toHaveCSS('background-color', CLEAR);
});

test('§2 Header: on a page without a hero it is opaque at 20 px and translucent at 21 px', async ({
  page,
}) => {
  await page.goto('/testimonials');
  await backgroundOf(page).toHaveCSS('background-color', OPAQUE);
  await scrollPageTo(page, 21);
  await backgroundOf(page).toHaveCSS('background-color', TRANSLUCENT);
  await scrollPageTo(page, 20);
  await backgroundOf(page).toHaveCSS('background-color', OPAQUE);
});

test('§4 Header: stays at the top, and is translucent at once where the page opens scrolled', async ({
  page,
}) => {
  await page.goto('/#contact');
  await backgroundOf(page).toHaveCSS('background-color', TRANSLUCENT);
  await page.goto('/testimonials');
  await scrollPageTo(page, 100);
  await page.reload();
  await expect.poll(() => scrollTopOf(page)).toBe(100);
  await backgroundOf(page).toHaveCSS('background-color', TRANSLUCENT);
  const { x, y, width } = await boxOf(page.getByRole('banner'));
  expect({ x, y }).toEqual({ x: 0, y: 0 });
  expect(width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
});

test('§4 Header: is opaque when scrolled for visitors who asked for less transparency', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await session.send('Emulation.setEmulatedMedia', { features });
  await page.goto('/');
  await scrollPageTo(page, 600);
  await backgroundOf(page).toHaveCSS('background-color', OPAQUE);
});

test('§2 Header: shows its links from 768 px and the menu toggle below', async ({ page }) => {
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const toggle = page.getByRole('button', { name: 'Open menu' });
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  await expect(links).toBeVisible();
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(links).toBeHidden();
  await expect(toggle).toBeVisible();
});
