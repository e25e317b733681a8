import { expect, type Page, test } from '@playwright/test';
import { boxOf, overlaps, scrollPageTo } from './support/geometry';
import { homeCopy, site } from './support/home-content';

const DURATION_MS = 5000;

const noticeOf = (page: Page) => page.getByRole('status').filter({ hasText: homeCopy.welcome });
const dismissOf = (page: Page) => noticeOf(page).getByRole('button', { name: 'Dismiss' });

/** Opens a page with time in the test's hands: none passes until `page.clock.fastForward`. */
async function openWithStoppedClock(page: Page, path = '/'): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(path);
}

test('§2 Welcome notice: appears on load and names the agency', async ({ page }) => {
  await openWithStoppedClock(page);
  await expect(noticeOf(page)).toBeVisible();
  await expect(noticeOf(page)).toContainText(site.name);
});

test('§9 Welcome notice: is there at 4,999 ms and gone at 5,000 ms', async ({ page }) => {
  await openWithStoppedClock(page);
  await expect(noticeOf(page)).toBeVisible();
  await page.clock.fastForward(DURATION_MS - 1);
  await expect(noticeOf(page)).toBeVisible();
  await page.clock.fastForward(1);
  await expect(noticeOf(page)).toHaveCount(0);
});

test('§2 Welcome notice: can be closed', async ({ page }) => {
  await openWithStoppedClock(page);
  await dismissOf(page).click();
  await expect(noticeOf(page)).toHaveCount(0);
});

test('§2 Welcome notice: can be closed by key', async ({ page }) => {
  await openWithStoppedClock(page);
  await dismissOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(noticeOf(page)).toHaveCount(0);
});

test('§9 Welcome notice: waits while the pointer is on it, then goes on', async ({ page }) => {
  await openWithStoppedClock(page);
  await page.clock.fastForward(3000);
  await noticeOf(page).hover();
  await page.clock.fastForward(60_000);
  await expect(noticeOf(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(DURATION_MS - 3000 - 1);
  await expect(noticeOf(page)).toBeVisible();
  await page.clock.fastForward(1);
  await expect(noticeOf(page)).toHaveCount(0);
});

test('§9 Welcome notice: waits while the focus is in it, then goes on', async ({ page }) => {
  await openWithStoppedClock(page);
  await page.clock.fastForward(3000);
  await dismissOf(page).focus();
  await page.clock.fastForward(60_000);
  await expect(noticeOf(page)).toBeVisible();
  await dismissOf(page).blur();
  await page.clock.fastForward(DURATION_MS - 3000 - 1);
  await expect(noticeOf(page)).toBeVisible();
  await page.clock.fastForward(1);
  await expect(noticeOf(page)).toHaveCount(0);
});

test('§9 Welcome notice: still waits when the pointer leaves but the focus stays', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await dismissOf(page).focus();
  await noticeOf(page).hover();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(60_000);
  await expect(noticeOf(page)).toBeVisible();
});

test('§2 Welcome notice: appears once per load, and again after a reload', async ({ page }) => {
  await openWithStoppedClock(page);
  await dismissOf(page).click();
  await page.clock.fastForward(60_000);
  await expect(noticeOf(page)).toHaveCount(0);
  await page.reload();
  await expect(noticeOf(page)).toHaveCount(1);
});

for (const path of ['/testimonials', '/blog', '/blog/ai-llm-developments']) {
  test(`§2 Welcome notice: belongs to the home page, not to ${path}`, async ({ page }) => {
    await openWithStoppedClock(page, path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(noticeOf(page)).toHaveCount(0);
  });
}

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]) {
  test(`§2 Welcome notice: covers neither the primary button nor the chat input at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openWithStoppedClock(page);
    await expect(noticeOf(page)).toBeVisible();
    const spared = [
      page.getByRole('main').getByRole('button', { name: 'Start Your Project' }),
      page.getByRole('textbox', { name: 'Your message' }),
    ];
    for (const scrolled of [0, 200, 700]) {
      await scrollPageTo(page, scrolled);
      const notice = await boxOf(noticeOf(page));
      expect(notice.x).toBeGreaterThanOrEqual(0);
      expect(notice.x + notice.width).toBeLessThanOrEqual(viewport.width);
      for (const control of spared) expect(overlaps(notice, await boxOf(control))).toBe(false);
    }
  });
}
