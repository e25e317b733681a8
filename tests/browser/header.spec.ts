import { ANCHORS, HEADER_LINKS, navigation, pathOf, strings } from '../support/content.ts';
import { boxOf, expectRightBelowHeader, resize, scrollPageTo } from '../support/geometry.ts';
import { LISTS, TESTIMONIALS_PATH } from '../support/site-paths.ts';
import { openUnfinished } from '../support/slow-page.ts';
import { expect, type Page, test } from '../support/test.ts';

/** A color that is at most 85 % opaque. */
const TRANSLUCENT = /[,/] 0\.([0-7]\d*|8[0-5]?)\)$/;
const OPAQUE = /^rgb\(/; // a pigment
const CLEAR = 'rgba(0, 0, 0, 0)';

const headerOf = (page: Page) => page.getByRole('banner');
const linksOf = (page: Page) => page.getByRole('navigation', { name: strings.header.main });
const menuOf = (page: Page) => page.getByRole('dialog', { name: strings.header.menu });
const toggleOf = (page: Page) => page.getByRole('button', { name: strings.header.openMenu });
const closeOf = (page: Page) =>
  menuOf(page).getByRole('button', { name: strings.header.closeMenu });
const expectNothingOpen = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

async function expectArrived(page: Page, id?: string): Promise<void> {
  await expect(page).toHaveURL(`./#${id}`);
  await expectRightBelowHeader(page, page.locator(`#${id}`));
}

test('§2 Header: its links lead to sections, and the skip link past it', async ({ page }) => {
  await page.goto('./');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: strings.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator('a, button').first()).toBeFocused();
  const current = linksOf(page).locator('[aria-current]');
  await expect(linksOf(page).getByRole('link')).toHaveText(HEADER_LINKS);
  await expect(current).toHaveCount(0);
  for (const { label, id } of ANCHORS) {
    await linksOf(page).getByRole('link', { name: label }).click();
    await expectArrived(page, id);
    await expect(current).toHaveText([label]);
  }
  await scrollPageTo(page, 0);
  await expect(current).toHaveCount(0);
  await page.goto(LISTS[0] ?? './');
  await expect(current).toHaveText(
    navigation.header.links.flatMap(({ href, label }) =>
      ['/#blog', '/blog', pathOf('/blog')].includes(href) ? label : [],
    ),
  );
});

test('Tab goes on from a clicked text; the page moves only for what the header covers', {
  tag: '@contact',
}, async ({ page }) => {
  await page.goto('./');
  const contact = page.locator('#contact');
  await contact.getByRole('heading').first().click();
  await page.keyboard.press('Tab');
  await expect(contact.locator(':focus')).toHaveCount(1);
  const scrolled = await page.evaluate(() => scrollY);
  for (const link of await linksOf(page).getByRole('link').all()) await link.focus();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  const field = contact.getByRole('textbox').first();
  const labelTop = () =>
    field.evaluate((one: HTMLInputElement) => one.labels?.[0]?.getBoundingClientRect().top);
  await scrollPageTo(page, scrolled + Number(await labelTop()));
  await field.focus();
  const { height } = await boxOf(headerOf(page));
  expect(await labelTop()).toBeGreaterThanOrEqual(height);
});

test('§2 §4 Header: turns translucent after more than 20 px of scrolling', async ({ page }) => {
  const expectGround = (ground: string | RegExp) =>
    expect(headerOf(page)).toHaveCSS('background-color', ground);
  for (const [path, atTop] of Object.entries({ './': CLEAR, [TESTIMONIALS_PATH]: OPAQUE })) {
    await page.goto(path);
    await expectGround(atTop);
    await scrollPageTo(page, 21);
    await expectGround(TRANSLUCENT);
    await scrollPageTo(page, 20);
    await expectGround(atTop);
  }
  await scrollPageTo(page, 100);
  await page.reload();
  await expectGround(TRANSLUCENT);
  const { x, y, width } = await boxOf(headerOf(page));
  const windowWidth = await page.evaluate(() => document.documentElement.clientWidth);
  expect({ x, y, width }).toEqual({ x: 0, y: 0, width: windowWidth });
  // The header is opaque for visitors who prefer less transparency.
  const devtools = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await devtools.send('Emulation.setEmulatedMedia', { features });
  await expectGround(OPAQUE);
});

test('§2 §4 Menu: fills small screens; Escape, button and Launch close it', async ({ page }) => {
  await page.goto(TESTIMONIALS_PATH);
  await expect(linksOf(page)).toBeVisible();
  await expect(toggleOf(page)).toBeHidden();
  await resize(page, '390×844');
  await expect(linksOf(page)).toBeHidden();
  await toggleOf(page).click();
  const links = menuOf(page).getByRole('navigation').getByRole('link');
  const launch = menuOf(page).getByRole('button', { name: navigation.header.launch });
  await expect(links).toHaveText(HEADER_LINKS);
  await expect(page.locator('#site-menu:modal:focus-within')).toHaveCount(1);
  for (const size of ['667×320', '320×480', '390×844'] as const) {
    const filled = { x: 0, y: 0, ...(await resize(page, size)) };
    expect(await boxOf(menuOf(page))).toEqual(filled);
    for (const control of [links.last(), launch]) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 0.99 });
    }
  }
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => closeOf(page).click(),
    () => launch.press('Space'),
  ]) {
    await leave();
    await expectNothingOpen(page);
    await expect(page).toHaveURL(TESTIMONIALS_PATH);
    await expect(toggleOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toBeVisible();
  }
  await resize(page, '1440×900');
  await expectNothingOpen(page);
});

test('links that do not fit on one line are in the menu; long names wrap', async ({ page }) => {
  await page.goto('./');
  const links = linksOf(page).locator('a');
  const logo = headerOf(page).locator('.logo').first();
  await expect(links.first()).toBeVisible();
  await links.evaluateAll((all) => {
    for (const link of all) link.append(' and more'.repeat(9));
  });
  await expect(toggleOf(page)).toBeVisible();
  await expect(links.first()).toBeHidden();
  await logo.evaluate((element) => element.append(' of us'.repeat(40)));
  const [{ y, height }, bar] = [await boxOf(logo), await boxOf(headerOf(page))];
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThan(bar.height);
  await page.goto('./#blog');
  const { y: top } = await boxOf(page.locator('#blog'));
  expect(Math.abs(top - bar.height)).toBeLessThan(2);
});

test('§2 §4 Menu: works even if it is opened before scripts run', async ({ page }) => {
  // A window so short that the page has a scrollbar.
  await resize(page, '390×500');
  const finish = await openUnfinished(page, './');
  const { y } = await boxOf(toggleOf(page));
  await toggleOf(page).click();
  await expect(closeOf(page)).toBeInViewport({ ratio: 1 });
  expect((await boxOf(closeOf(page))).y, 'its button is where the toggle was').toBe(y);
  await finish();
  const { label, id } = ANCHORS.at(-1) ?? {};
  await menuOf(page)
    .getByRole('link', { name: `${label}` })
    .click();
  await expectNothingOpen(page);
  await expectArrived(page, id);
});
