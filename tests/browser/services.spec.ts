import { fill } from '#formatting/messages.ts';
import { homeCopy, services, strings } from '../support/content.ts';
import { getBox, resize, scrollPageTo } from '../support/geometry.ts';
import { openUnfinished } from '../support/slow-page.ts';
import { expect, MOVING, type Page, test } from '../support/test.ts';

type Service = (typeof services)[number];

const { learnMore, callToAction } = homeCopy.services;
const [first, last] = [services.at(0), services.at(-1)] as [Service, Service];

const getOpener = (page: Page, { title }: Service) => {
  const name = `${learnMore} ${fill(strings.aboutTitle, { title })}`;
  return page.getByRole('button', { name, exact: true });
};
const getDialog = (page: Page, { modalTitle }: Service) =>
  page.getByRole('dialog', { name: modalTitle });
const boxIn = (page: Page, service: Service) =>
  getDialog(page, service).getByRole('link', { name: callToAction });
const closeIn = (page: Page, service: Service) =>
  getDialog(page, service).getByRole('button', { name: strings.close });

const getScrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Drags a finger up over the middle of the page; Playwright has no method for it. */
async function swipeUp(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...heights: number[]) => {
    const touchPoints = heights.map((y) => ({ x: 720, y }));
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 600);
  for (const y of [550, 450, 300]) await touch('touchMove', y);
  await touch('touchEnd');
}

/** Opens an address as a link does, without loading the page again. */
const follow = (page: Page, url: string) => page.evaluate((to) => location.assign(to), url);

// tests/built compares cards and dialogs with the content; engines.spec.ts closes dialogs in five ways.
test.describe('§2 §4 Services', { tag: '@services' }, () => {
  test.beforeEach(({ page }) => page.goto('./'));

  for (const other of ['#service-unknown', '#site-menu', '#%E0%A4%A'])
    test(`the address ${other} closes a dialog`, async ({ page }) => {
      await follow(page, `#service-${last.id}`);
      await expect(getDialog(page, last)).toBeVisible();
      await follow(page, other);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

  test('a dialog is 500 px wide; clicks and swipes in it change nothing', async ({ page }) => {
    await getOpener(page, first).click();
    const { x, width } = await getBox(getDialog(page, first));
    expect(width).toBe(500);
    await page.mouse.click(x + 2, 450);
    const held = await getScrollTop(page);
    await swipeUp(page);
    expect(await getScrollTop(page)).toBe(held);
    await expect(getDialog(page, first)).toBeVisible();
  });

  test('in small windows, the controls of a dialog can be reached', async ({ page }) => {
    await getOpener(page, first).click();
    for (const size of ['320×480', '667×320'] as const) {
      await resize(page, size);
      await expect(getDialog(page, first)).toBeInViewport({ ratio: 1 });
      for (const control of [boxIn(page, first), closeIn(page, first)]) {
        await control.scrollIntoViewIfNeeded();
        await expect(control).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

test('§4 Services: a dialog works even if it is opened before scripts run', {
  tag: ['@contact', '@services'],
}, async ({ page }) => {
  const finish = await openUnfinished(page, './');
  await getOpener(page, first).click();
  await boxIn(page, first).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The focus moves to the target of the link instead of returning to the button.
  await expect(getOpener(page, first)).not.toBeFocused();
  await getOpener(page, first).click();
  await finish();
  await expect(page).toHaveURL(`./#service-${first.id}`);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('./#contact');
});

test.describe(() => {
  test.use(MOVING);

  test('the tiles of a band are laid as it scrolls into view', { tag: '@services' }, async ({
    page,
  }) => {
    await page.goto('./');
    const band = page.locator('.tile-band').first();
    const { y, width } = await getBox(band);
    /** How far the staircase over the tiles has moved, in widths of the band. */
    const getLaid = async () =>
      (await band.evaluate((element) => {
        const cover = getComputedStyle(element, '::before');
        return (Number.parseFloat(cover.translate) / 100) * Number.parseFloat(cover.width);
      })) / width;
    await scrollPageTo(page, y - 890);
    await expect.poll(getLaid).toBeLessThan(0.5);
    await scrollPageTo(page, y - 600);
    await expect.poll(getLaid).toBeGreaterThan(1);
  });
});
