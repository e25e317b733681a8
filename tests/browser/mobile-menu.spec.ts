import { ANCHORS, HEADER_LINKS, navigation, words } from '../support/content.ts';
import { boxOf, expectRightBelowHeader } from '../support/geometry.ts';
import { expect, type Page, STILL, test } from '../support/test.ts';
import { openUnfinished } from '../support/unfinished-page.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, ...STILL });

const last = ANCHORS.at(-1);

const menuOf = (page: Page) => page.getByRole('dialog', { name: words.header.menu });
const toggleOf = (page: Page) => page.getByRole('button', { name: words.header.openMenu });
const closeOf = (page: Page) => menuOf(page).getByRole('button', { name: words.header.closeMenu });
const launchOf = (page: Page) =>
  menuOf(page).getByRole('button', { name: navigation.header.launch });

const expectNothingOpen = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

test('§2 Menu: fills small screens with the header links and Launch', async ({ page }) => {
  await page.goto('./');
  await toggleOf(page).click();
  const links = menuOf(page).getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(HEADER_LINKS);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 320, height: 480 },
    { width: 667, height: 320 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await boxOf(menuOf(page))).toEqual({ x: 0, y: 0, ...viewport });
    for (const control of [links.last(), launchOf(page)]) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 0.99 });
    }
  }
});

test('§2 §4 Menu: all else is inert; Escape, button, Launch, a wide screen close it', async ({
  page,
}) => {
  await page.goto('./');
  await toggleOf(page).click();
  expect(await menuOf(page).evaluate((menu) => menu.matches(':modal:focus-within'))).toBe(true);
  const focusable = await page.evaluate(() => {
    const behind = document.querySelector<HTMLElement>('main a[href]');
    behind?.focus();
    return document.activeElement === behind;
  });
  expect(focusable).toBe(false);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => closeOf(page).click(),
    () => launchOf(page).press('Space'),
  ]) {
    await leave();
    await expectNothingOpen(page);
    await expect(page).toHaveURL('./');
    await expect(toggleOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toBeVisible();
  }
  await page.setViewportSize({ width: 768, height: 844 });
  await expectNothingOpen(page);
  await expect(
    page.getByRole('banner').getByRole('link', { name: `${last?.label}` }),
  ).toBeVisible();
});

test('§2 Menu: each link closes it and leads right to its section', async ({ page }) => {
  await page.goto('./testimonials');
  for (const { label, id } of ANCHORS) {
    await toggleOf(page).click();
    await menuOf(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(`./#${id}`);
    await expectNothingOpen(page);
    await expectRightBelowHeader(page, page.locator(`#${id}`));
  }
});

test.describe('in a narrow window with a scrollbar', () => {
  test.use({ isMobile: false });

  test('§2 Menu: its close button is where the toggle was', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('./');
    const before = await boxOf(toggleOf(page));
    await toggleOf(page).click();
    await expect(closeOf(page)).toBeInViewport({ ratio: 1 });
    expect((await boxOf(closeOf(page))).y).toBe(before.y);
  });
});

/** A link to a section that has not arrived: late-styles.spec.ts. */
test('§2 §4 Menu: opened before scripts run, it stays open, and a link leads on', async ({
  page,
}) => {
  const finish = await openUnfinished(page, './');
  await toggleOf(page).click();
  await finish();
  await menuOf(page)
    .getByRole('link', { name: `${last?.label}` })
    .click();
  await expectNothingOpen(page);
  await expectRightBelowHeader(page, page.locator(`#${last?.id}`));
});
