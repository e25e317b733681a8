import {
  ANCHORS,
  getPath,
  HEADER_LINKS,
  LIST_PATH,
  navigation,
  strings,
  TESTIMONIALS_PATH,
} from '../support/content.ts';
import { expectRightBelowHeader, getBox, resize, scrollPageTo } from '../support/geometry.ts';
import { openUnfinished } from '../support/slow-page.ts';
import { expect, type Page, test } from '../support/test.ts';

/** A color that is at most 85 % opaque. */
const TRANSLUCENT = /[,/] 0\.([0-7]\d*|8[0-5]?)\)$/;
const OPAQUE = /^rgb\(/; // a color without transparency
const CLEAR = 'rgba(0, 0, 0, 0)';

const getHeader = (page: Page) => page.getByRole('banner');
const getNavigation = (page: Page) => page.getByRole('navigation', { name: strings.header.main });
const getMenu = (page: Page) => page.getByRole('dialog', { name: strings.header.menu });
const getToggleButton = (page: Page) => page.getByRole('button', { name: strings.header.openMenu });
const getCloseButton = (page: Page) =>
  getMenu(page).getByRole('button', { name: strings.header.closeMenu });
const getMenuLaunch = (page: Page) =>
  getMenu(page).getByRole('button', { name: navigation.header.launch });
const expectNothingOpen = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

async function expectArrived(page: Page, id?: string): Promise<void> {
  await expect(page).toHaveURL(`./#${id}`);
  await expectRightBelowHeader(page, page.locator(`#${id}`));
}

// tests/built finds the skip link on every page, and tab-stops.ts checks that it is seen.
test('the skip link moves the focus to the main part', async ({ page }) => {
  await page.goto('./');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('§2 Header: its links lead to sections, where they are current', async ({ page }) => {
  await page.goto('./');
  const current = getNavigation(page).locator('[aria-current]');
  await expect(getNavigation(page).getByRole('link')).toHaveText(HEADER_LINKS);
  await expect(current).toHaveCount(0);
  for (const { label, id } of ANCHORS) {
    await getNavigation(page).getByRole('link', { name: label }).click();
    await expectArrived(page, id);
    await expect(current).toHaveText([label]);
  }
  await scrollPageTo(page, 0);
  await expect(current).toHaveCount(0);
  await page.goto(LIST_PATH);
  await expect(current).toHaveText(
    navigation.header.links.flatMap(({ href, label }) =>
      ['/#blog', '/blog', getPath('/blog')].includes(href) ? label : [],
    ),
  );
});

test('Tab continues from clicked text', { tag: '@contact' }, async ({ page }) => {
  await page.goto('./');
  const contact = page.locator('#contact');
  await contact.getByRole('heading').first().click();
  await page.keyboard.press('Tab');
  await expect(contact.locator(':focus')).toHaveCount(1);
});

test('focusing a link in the header does not scroll the page', async ({ page }) => {
  await page.goto('./');
  await scrollPageTo(page, 600);
  const scrolled = await page.evaluate(() => scrollY);
  for (const link of await getNavigation(page).getByRole('link').all()) await link.focus();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('focusing a field under the header scrolls the page', { tag: '@contact' }, async ({
  page,
}) => {
  await page.goto('./');
  const field = page.locator('#contact').getByRole('textbox').first();
  await field.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  const labelTop = () =>
    field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.getBoundingClientRect().top);
  await scrollPageTo(page, scrolled + Number(await labelTop()));
  await field.focus();
  const { height } = await getBox(getHeader(page));
  expect(await labelTop()).toBeGreaterThanOrEqual(height);
});

const expectGround = (page: Page, ground: string | RegExp) =>
  expect(getHeader(page)).toHaveCSS('background-color', ground);

test('§2 §4 Header: turns translucent after more than 20 px of scrolling', async ({ page }) => {
  for (const [path, atTop] of Object.entries({ './': CLEAR, [TESTIMONIALS_PATH]: OPAQUE })) {
    await page.goto(path);
    await expectGround(page, atTop);
    await scrollPageTo(page, 21);
    await expectGround(page, TRANSLUCENT);
    await scrollPageTo(page, 20);
    await expectGround(page, atTop);
  }
  await scrollPageTo(page, 100);
  await page.reload();
  await expectGround(page, TRANSLUCENT);
});

test('for visitors who prefer less transparency, the header is opaque', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await devtools.send('Emulation.setEmulatedMedia', { features });
  await page.goto('./');
  await scrollPageTo(page, 100);
  await expectGround(page, OPAQUE);
});

test('at a zoom of 400 %, the header scrolls away', async ({ page }) => {
  await page.goto(TESTIMONIALS_PATH);
  await resize(page, '320×256');
  await scrollPageTo(page, 400);
  await expect(getHeader(page)).not.toBeInViewport();
});

test.describe('§2 §4 Menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(TESTIMONIALS_PATH);
    await resize(page, '390×844');
    await getToggleButton(page).click();
  });

  test('it has the links of the header', async ({ page }) => {
    const links = getMenu(page).getByRole('navigation').getByRole('link');
    await expect(links).toHaveText(HEADER_LINKS);
    await page.keyboard.press('Escape');
    await expect(getNavigation(page)).toBeHidden();
  });

  test('it fills small screens', async ({ page }) => {
    const links = getMenu(page).getByRole('navigation').getByRole('link');
    await expect(page.locator('#site-menu:modal:focus-within')).toHaveCount(1);
    for (const size of ['667×320', '320×480', '390×844'] as const) {
      const filled = { x: 0, y: 0, ...(await resize(page, size)) };
      expect(await getBox(getMenu(page))).toEqual(filled);
      for (const control of [links.last(), getMenuLaunch(page)]) {
        await control.scrollIntoViewIfNeeded();
        await expect(control).toBeInViewport({ ratio: 0.99 });
      }
    }
  });

  test('Escape, its buttons and a wide window close it', async ({ page }) => {
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => getCloseButton(page).click(),
      () => getMenuLaunch(page).press('Space'),
    ]) {
      await leave();
      await expectNothingOpen(page);
      await expect(page).toHaveURL(TESTIMONIALS_PATH);
      await expect(getToggleButton(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(getMenu(page)).toBeVisible();
    }
    await resize(page, '1440×900');
    await expectNothingOpen(page);
    await expect(getNavigation(page)).toBeVisible();
    await expect(getToggleButton(page)).toBeHidden();
  });
});

test('links that do not fit on one line are in the menu', async ({ page }) => {
  await page.goto('./');
  const links = getNavigation(page).locator('a');
  await expect(links.first()).toBeVisible();
  await links.evaluateAll((all) => {
    for (const link of all) link.append(' and more'.repeat(9));
  });
  await expect(getToggleButton(page)).toBeVisible();
  await expect(links.first()).toBeHidden();
});

test('a header with a long name covers no target', { tag: '@contact' }, async ({ page }) => {
  await page.goto('./');
  const logo = getHeader(page).locator('.logo').first();
  await logo.evaluate((element) => element.append(' of us'.repeat(40)));
  const [{ y, height }, bar] = [await getBox(logo), await getBox(getHeader(page))];
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThan(bar.height);
  const known = `${Math.round(bar.height)}px`;
  await expect(page.locator('html')).toHaveCSS('--header-height', known);
  await page.goto('./#contact');
  const { y: top } = await getBox(page.locator('#contact'));
  expect(Math.abs(top - bar.height)).toBeLessThan(2);
});

test('§2 §4 Menu: works even if it is opened before scripts run', async ({ page }) => {
  // A window so short that the menu scrolls.
  await resize(page, '390×500');
  const finish = await openUnfinished(page, './');
  const { y } = await getBox(getToggleButton(page));
  await getToggleButton(page).click();
  await expect(getCloseButton(page)).toBeInViewport({ ratio: 1 });
  expect((await getBox(getCloseButton(page))).y, 'its button is where the toggle was').toBe(y);
  await finish();
  const { label, id } = ANCHORS.at(-1) ?? {};
  await getMenu(page)
    .getByRole('link', { name: `${label}` })
    .click();
  await expectNothingOpen(page);
  await expectArrived(page, id);
});
