import { newest } from '../support/articles.ts';
import { ANCHORS, HEADER_LINKS, words } from '../support/content.ts';
import { boxOf, expectRightBelowHeader, scrollPageTo, scrollTopOf } from '../support/geometry.ts';
import { expect, type Page, STILL, test } from '../support/test.ts';

test.use(STILL);

/** At most 85 % opaque. */
const TRANSLUCENT = /^rgba\(\d+, \d+, \d+, 0\.([0-7]\d*|8[0-5]?)\)$/;
const OPAQUE = /^rgb\(/;
const CLEAR = 'rgba(0, 0, 0, 0)';

const headerOf = (page: Page) => page.getByRole('banner');

test('§2 Header: links lead right below it; a menu below 768 px', async ({ page }) => {
  await page.goto('./');
  const navigation = headerOf(page).getByRole('navigation', { name: words.header.main });
  await expect(navigation.getByRole('link')).toHaveText(HEADER_LINKS);
  for (const { label, id } of ANCHORS) {
    await navigation.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(`./#${id}`);
    await expectRightBelowHeader(page, page.locator(`#${id}`));
  }
  const toggle = page.getByRole('button', { name: words.header.openMenu });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(navigation).toBeVisible();
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(navigation).toBeHidden();
  await expect(toggle).toBeVisible();
});

test('§2 Header: leads from other pages to the home page and its sections', async ({ page }) => {
  for (const [index, { label, id }] of ANCHORS.entries()) {
    await page.goto(index % 2 ? './no-such-page' : './testimonials');
    await headerOf(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(`./#${id}`);
    await expectRightBelowHeader(page, page.locator(`#${id}`));
  }
  await page.goto('./blog');
  await headerOf(page)
    .getByRole('link', { name: /home page$/ })
    .click();
  await expect(page).toHaveURL('./');
});

test('§2 §4 Header: over the hero translucent at 21 px, not at 20 px', async ({ page }) => {
  await page.goto('./');
  await scrollPageTo(page, 21);
  await expect(headerOf(page)).toHaveCSS('background-color', TRANSLUCENT);
  await scrollPageTo(page, 20);
  await expect(headerOf(page)).toHaveCSS('background-color', CLEAR);
  await test.step('opaque when scrolled where less transparency is asked for', async () => {
    const session = await page.context().newCDPSession(page);
    const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
    await session.send('Emulation.setEmulatedMedia', { features });
    await scrollPageTo(page, 600);
    await expect(headerOf(page)).toHaveCSS('background-color', OPAQUE);
  });
});

test('§2 §4 Header: without a hero opaque up to 20 px, then translucent', async ({ page }) => {
  await page.goto('./testimonials');
  await expect(headerOf(page)).toHaveCSS('background-color', OPAQUE);
  await scrollPageTo(page, 21);
  await expect(headerOf(page)).toHaveCSS('background-color', TRANSLUCENT);
  await scrollPageTo(page, 20);
  await expect(headerOf(page)).toHaveCSS('background-color', OPAQUE);
  await scrollPageTo(page, 100);
  await page.reload();
  await expect.poll(() => scrollTopOf(page)).toBe(100);
  await expect(headerOf(page)).toHaveCSS('background-color', TRANSLUCENT);
  const { x, y, width } = await boxOf(headerOf(page));
  const windowWidth = await page.evaluate(() => document.documentElement.clientWidth);
  expect({ x, y, width }).toEqual({ x: 0, y: 0, width: windowWidth });
});

test('§2 Header: marks only the link of the section in view, or of the page', async ({ page }) => {
  await page.goto('./');
  const current = page
    .getByRole('navigation', { name: words.header.main })
    .locator('[aria-current]');
  await expect(current).toHaveCount(0);
  const scrollTo = async (id: string) => {
    const section = page.locator(`#${id}`);
    await expect(section).toBeVisible();
    await section.evaluate((element) => element.scrollIntoView());
  };
  for (const { id, label } of ANCHORS) {
    await scrollTo(id);
    await expect(current).toHaveText([label]);
  }
  await scrollPageTo(page, 0);
  await expect(current).toHaveCount(0);
  await page.goto(`./blog/${newest}`);
  await expect(current).toHaveText(
    ANCHORS.flatMap(({ id, label }) => (id === 'blog' ? label : [])),
  );
  await page.goto('./testimonials');
  await expect(current).toHaveCount(0);
});
