import { homeCopy, site } from '../support/content.ts';
import { boxOf, overlaps, scrollPageTo } from '../support/geometry.ts';
import { setHidden } from '../support/hidden-tab.ts';
import { expect, type Page, test } from '../support/test.ts';

const DURATION_MS = 5000;

/** In ms: what it takes at most until the page is painted. */
const PAINT = 50;

const noticeOf = (page: Page) =>
  page.getByRole('status').filter({ hasText: `${homeCopy.welcome}` });
const dismissOf = (page: Page) => noticeOf(page).getByRole('button', { name: 'Dismiss' });

/** Opens the home page with a stopped clock, `paint` ms before its first paint: time passes only in `page.clock`. */
async function openWithStoppedClock(page: Page, paint = 0): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.addInitScript((ms) => {
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => Number(setTimeout(request, ms, callback));
  }, paint);
  await page.goto('./');
  await page.clock.runFor(paint + PAINT);
}

/** It stays for another `ms`, less what passed until the first paint, and no longer. */
async function expectToCloseIn(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms - PAINT);
  await expect(noticeOf(page)).toBeVisible();
  await page.clock.fastForward(PAINT);
  await expect(noticeOf(page)).toHaveCount(0);
}

test('§2 §9 Welcome notice: names the agency and is gone after 5,000 ms', async ({ page }) => {
  await openWithStoppedClock(page);
  await expect(noticeOf(page)).toBeVisible();
  await expect(noticeOf(page)).toContainText(site.name);
  await expectToCloseIn(page, DURATION_MS);
});

test('§9 Welcome notice: its time begins with the first paint', async ({ page }) => {
  await openWithStoppedClock(page, 2000);
  await expectToCloseIn(page, DURATION_MS);
});

const PAUSES: [
  when: string,
  begin: (page: Page) => Promise<void>,
  end: (page: Page) => Promise<void>,
][] = [
  ['the tab is hidden', (page) => setHidden(page, true), (page) => setHidden(page, false)],
  ['the pointer is on it', (page) => noticeOf(page).hover(), (page) => page.mouse.move(0, 0)],
  ['the focus is in it', (page) => dismissOf(page).focus(), (page) => dismissOf(page).blur()],
];

for (const [when, begin, end] of PAUSES) {
  test(`§9 Welcome notice: pauses while ${when}`, async ({ page }) => {
    await openWithStoppedClock(page);
    await page.clock.fastForward(3000);
    await begin(page);
    await page.clock.fastForward(60_000);
    await expect(noticeOf(page)).toBeVisible();
    await end(page);
    await expectToCloseIn(page, DURATION_MS - 3000);
  });
}

test('§2 Welcome notice: pointer or key closes it, a reload brings it back', async ({ page }) => {
  await openWithStoppedClock(page);
  await dismissOf(page).click();
  await expect(noticeOf(page)).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(noticeOf(page)).toHaveCount(0);
  await page.reload();
  await expect(noticeOf(page)).toHaveCount(1);
  await dismissOf(page).press('Enter');
  await expect(noticeOf(page)).toHaveCount(0);
});

/** What the hero shows besides the notice, with its place. */
function textsAndControls(page: Page) {
  return page
    .locator('#hero :is(a, button, input, h1, p)')
    .evaluateAll((all) =>
      all
        .filter((one) => !one.closest('.welcome') && one.checkVisibility())
        .map((one): [string, DOMRect] => [
          one.textContent || one.tagName,
          one.getBoundingClientRect().toJSON(),
        ]),
    );
}

test('§2 Welcome notice: covers neither text nor controls, however long', {
  tag: '@particles',
}, async ({ page }) => {
  await page.route('./', async (route) => {
    const response = await route.fetch();
    const lengthen = (_: string, start: string, text: string) => start + text.padEnd(140, ' words');
    const page = await response.text();
    const body = page.replace(/(data-text="|toast-title">)([^"<]*)/g, lengthen);
    await route.fulfill({ response, body });
  });
  await openWithStoppedClock(page);
  await page.clock.runFor(1000);
  await expect(noticeOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause animation' })).toBeVisible();
  for (const viewport of [
    { width: 240, height: 426 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1024, height: 600 },
    { width: 2560, height: 1440 },
  ]) {
    await page.setViewportSize(viewport);
    for (const scrolled of [0, 300]) {
      await scrollPageTo(page, scrolled);
      const notice = await boxOf(noticeOf(page));
      expect(notice.x).toBeGreaterThanOrEqual(0);
      expect(notice.x + notice.width).toBeLessThanOrEqual(viewport.width);
      for (const [name, box] of await textsAndControls(page))
        expect(overlaps(notice, box), name).toBe(false);
    }
  }
});
