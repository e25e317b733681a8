import { navigation } from '../support/content.ts';
import { ANCHORS } from '../support/specified.ts';
import { boxOf, expectPageHeldStill, expectRightBelowHeader } from './support/geometry.ts';
import { expect, type Page, test } from './support/test.ts';
import { openUnfinished } from './support/unfinished-page.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const toggleOf = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const launchOf = (page: Page) =>
  menuOf(page).getByRole('button', { name: navigation.header.launch });

async function openMenu(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await toggleOf(page).click();
  await expect(menuOf(page)).toBeVisible();
}

async function expectNothingOpen(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('§2 Menu: fills small screens with the header links and Launch', async ({ page }) => {
  await openMenu(page);
  const links = menuOf(page).getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(ANCHORS.map(({ label }) => label));
  await expect(launchOf(page)).toBeInViewport({ ratio: 1 });
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 320, height: 480 },
    { width: 667, height: 320 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await boxOf(menuOf(page))).toEqual({ x: 0, y: 0, ...viewport });
    for (const control of await menuOf(page).locator('a, button').all()) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 0.99 });
    }
  }
});

test('§4 Menu: the page behind is inert and holds still', async ({ page }) => {
  await openMenu(page);
  expect(await menuOf(page).evaluate((menu) => menu.matches(':modal:focus-within'))).toBe(true);
  const focusable = await page.evaluate(() => {
    const behind = document.querySelector<HTMLElement>('main a[href]');
    behind?.focus();
    return document.activeElement === behind;
  });
  expect(focusable).toBe(false);
  await expectPageHeldStill(page);
});

test('§4 Menu: Escape, its close button, keys and a wide screen close it', async ({ page }) => {
  await openMenu(page);
  const close = menuOf(page).getByRole('button', { name: 'Close menu' });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => close.click(),
    () => close.press('Space'),
  ]) {
    await leave();
    await expect(menuOf(page)).toBeHidden();
    await expect(toggleOf(page)).toBeFocused();
    await expectNothingOpen(page);
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toBeVisible();
  }
  await page.setViewportSize({ width: 768, height: 844 });
  await expectNothingOpen(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
});

test('§2 Menu: each link closes it and leads right to its section', async ({ page }) => {
  await page.goto('/testimonials');
  for (const { label, id } of ANCHORS) {
    await test.step(`${label} leads to #${id}`, async () => {
      await toggleOf(page).click();
      await menuOf(page).getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expectNothingOpen(page);
      await expectRightBelowHeader(page, page.locator(`#${id}`));
    });
  }
});

test('§2 Menu: Launch only closes it, no dialog opens', async ({ page }) => {
  await openMenu(page);
  await launchOf(page).click();
  await expect(menuOf(page)).toBeHidden();
  await expectNothingOpen(page);
  await expect(page).toHaveURL('/');
  await expect(toggleOf(page)).toBeFocused();
});

test.describe('in a narrow window with a scrollbar', () => {
  test.use({ isMobile: false });

  test('§2 Menu: its close button is where the toggle was', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/');
    const before = await boxOf(toggleOf(page));
    await toggleOf(page).click();
    const close = menuOf(page).getByRole('button', { name: 'Close menu' });
    await expect(close).toBeInViewport({ ratio: 1 });
    expect((await boxOf(close)).y).toBe(before.y);
  });
});

for (const [when, end] of [
  ['scripts run', '</body>'],
  ['its section has arrived', '<section class="floor contact"'],
] as const) {
  test(`§2 Menu: a link pressed before ${when} leads there`, async ({ page }) => {
    // A line that breaks elsewhere once fonts come, during the scroll, would move the section.
    await page.route('**/*.woff2', (route) => route.abort());
    const finish = await openUnfinished(page, '/', end);
    await toggleOf(page).click();
    await menuOf(page).getByRole('link', { name: 'Contact' }).click();
    await finish();
    await expect(page).toHaveURL(/\/#contact$/);
    await expectNothingOpen(page);
    await expectRightBelowHeader(page, page.locator('#contact'));
  });
}

test('§4 Menu: opened before scripts run, it stays open', async ({ page }) => {
  const finish = await openUnfinished(page, '/#contact');
  await toggleOf(page).click();
  await finish();
  await expect(menuOf(page)).toBeVisible();
});
