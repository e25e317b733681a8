import { expect, type Page, test } from '@playwright/test';
import { boxOf, expectRightBelowHeader, scrollTopOf } from './support/geometry';
import { ANCHORS, navigation } from './support/home-content';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const toggleOf = (page: Page) => page.getByRole('button', { name: 'Open menu' });

async function openMenu(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await toggleOf(page).click();
  await expect(menuOf(page)).toBeVisible();
}

/** No dialog is open, and the page behind is no longer held still. */
async function expectNothingOpen(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator(':root')).toHaveCSS('overflow-y', 'visible');
}

test('§2 Menu: opens over the full screen', async ({ page }) => {
  await openMenu(page);
  expect(await boxOf(menuOf(page))).toEqual({ x: 0, y: 0, width: 390, height: 844 });
});

test('§2 Menu: shows the same links as the header and a Launch button', async ({ page }) => {
  await openMenu(page);
  const links = menuOf(page).getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(ANCHORS.map(({ label }) => label));
  for (const { label, id } of ANCHORS) {
    const link = menuOf(page).getByRole('link', { name: label });
    await expect(link).toHaveAttribute('href', `/#${id}`);
  }
  const launch = menuOf(page).getByRole('button', { name: navigation.header.launch });
  await expect(launch).toBeInViewport({ ratio: 1 });
});

test('§4 Menu: holds the page behind still', async ({ page }) => {
  await openMenu(page);
  await expect(page.locator(':root')).toHaveCSS('overflow-y', 'hidden');
  expect(await scrollTopOf(page)).toBe(0);
});

test('§4 Menu: the page behind is inert, by pointer and by key', async ({ page }) => {
  await openMenu(page);
  const isInMenu = () =>
    page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || activeElement?.closest('dialog')?.id === 'menu';
    });
  const controls = menuOf(page).locator('a, button');
  for (let presses = 2 * (await controls.count()); presses > 0; presses -= 1) {
    await page.keyboard.press('Tab');
    expect(await isInMenu()).toBe(true);
  }
  const focusable = await page.evaluate(() => {
    const behind = document.querySelector<HTMLElement>('main a[href]');
    behind?.focus();
    return document.activeElement === behind;
  });
  expect(focusable).toBe(false);
});

test('§4 Menu: Escape closes it and leaves the focus on the toggle', async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();
  await expectNothingOpen(page);
});

test('§4 Menu: its close button closes it and leaves the focus on the toggle', async ({ page }) => {
  await openMenu(page);
  await menuOf(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(menuOf(page)).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();
  await expectNothingOpen(page);
});

test('§4 Menu: opens and closes by key alone', async ({ page }) => {
  await page.goto('/');
  await toggleOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(menuOf(page)).toBeVisible();
  await menuOf(page).getByRole('button', { name: 'Close menu' }).focus();
  await page.keyboard.press('Space');
  await expect(menuOf(page)).toBeHidden();
});

for (const { label, id } of ANCHORS) {
  test(`§2 Menu: ${label} closes it and leads to #${id}`, async ({ page }) => {
    await openMenu(page);
    await menuOf(page).getByRole('link', { name: label }).click();
    await expect(menuOf(page)).toBeHidden();
    await expect(page).toHaveURL(`/#${id}`);
    await expectNothingOpen(page);
    await expectRightBelowHeader(page, page.locator(`#${id}`));
  });
}

test('§2 Menu: a link leads from another page to the section of the home page', async ({
  page,
}) => {
  await openMenu(page, '/testimonials');
  await menuOf(page).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/#services');
  await expect(menuOf(page)).toBeHidden();
  await expectRightBelowHeader(page, page.locator('#services'));
});

test('§2 Menu: Launch only closes it, no dialog opens', async ({ page }) => {
  await openMenu(page);
  await menuOf(page).getByRole('button', { name: navigation.header.launch }).click();
  await expect(menuOf(page)).toBeHidden();
  await expectNothingOpen(page);
  await expect(page).toHaveURL('/');
  await expect(toggleOf(page)).toBeFocused();
});

test('§4 Menu: closes when the screen becomes wide', async ({ page }) => {
  await openMenu(page);
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(menuOf(page)).toBeHidden();
  await expectNothingOpen(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
});

for (const viewport of [
  { width: 320, height: 480 },
  { width: 667, height: 320 },
]) {
  test(`§2 Menu: fits a screen of ${viewport.width} × ${viewport.height} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openMenu(page);
    expect(await boxOf(menuOf(page))).toMatchObject(viewport);
    const controls = menuOf(page).locator('a, button');
    for (const control of await controls.all()) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 1 });
    }
  });
}

test.describe('in a narrow window with a scrollbar', () => {
  test.use({ isMobile: false });

  test('§2 Menu: its close button lies where the toggle was, whole', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/');
    const before = await boxOf(toggleOf(page));
    await toggleOf(page).click();
    const close = menuOf(page).getByRole('button', { name: 'Close menu' });
    await expect(close).toBeInViewport({ ratio: 1 });
    expect((await boxOf(close)).y).toBe(before.y);
  });
});
