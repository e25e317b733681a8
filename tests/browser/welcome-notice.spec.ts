import { homeCopy, site, strings, translations } from '../support/content.ts';
import { getBox, overlaps, resize, scrollPageTo } from '../support/geometry.ts';
import { setHidden } from '../support/page-changers.ts';
import { expect, type Page, test } from '../support/test.ts';

const DURATION_MS = 5000;

/** In ms: more time than a paint takes. */
const PAINT = 50;

const getNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: `${homeCopy.welcome}` });
const getDismissButton = (page: Page) =>
  getNotice(page).getByRole('button', { name: strings.dismiss });

/** The texts and controls of the hero, except those of the notice, each with its box. */
const textsAndControls = (page: Page) =>
  page
    .locator('#hero :is(a, button, input, h1, p)')
    .evaluateAll((all) =>
      all
        .filter((part) => !part.closest('[role="status"]') && part.checkVisibility())
        .map((part) => [part.textContent || part.tagName, part.getBoundingClientRect()] as const),
    );

/** By how much the place of the notice grows when it is shown with a text, in px. */
const getGrowth = (page: Page, welcome: string) =>
  page.locator('.welcome').evaluate((place: HTMLElement, text) => {
    const notice = place.querySelector<HTMLElement>('.welcome-notice');
    const title = notice?.querySelector('p');
    if (!notice || !title) throw new Error('There is no notice');
    place.dataset.text = text;
    title.textContent = text;
    const shown = place.clientHeight;
    notice.style.display = 'none';
    const reserved = place.clientHeight;
    notice.style.display = '';
    return shown - reserved;
  }, welcome);

test.describe('§2 §9 Welcome notice', { tag: '@welcome' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
  });

  test('it is shown for 5,000 ms, but waits while it is used or its tab is hidden', async ({
    page,
  }) => {
    // Delays the first paint.
    await page.addInitScript(() => {
      const request = window.requestAnimationFrame;
      window.requestAnimationFrame = (callback) => Number(setTimeout(request, 2000, callback));
    });
    await page.goto('./');
    await page.clock.runFor(2000 + PAINT);
    await expect(getNotice(page)).toContainText(site.name);
    for (const [begin, end] of [
      [() => setHidden(page, true), () => setHidden(page, false)],
      [() => getNotice(page).hover(), () => page.mouse.move(0, 0)],
      [() => getDismissButton(page).focus(), () => getDismissButton(page).blur()],
    ] as const) {
      await page.clock.fastForward(1000);
      await begin();
      await page.clock.fastForward(60_000);
      await expect(getNotice(page)).toBeVisible();
      await end();
    }
    await page.clock.fastForward(DURATION_MS - 3000 - PAINT);
    await expect(getNotice(page)).toBeVisible();
    await page.clock.fastForward(PAINT);
    await expect(getNotice(page)).toHaveCount(0);
  });

  test('a long notice covers neither text nor controls', async ({ page }) => {
    await page.goto('./');
    await page.clock.runFor(1000);
    const text = getNotice(page).locator('p');
    await text.evaluate((paragraph) => paragraph.append(' words'.repeat(12)));
    for (const size of ['240×426', '390×844', '768×1024', '1024×600', '2560×1440'] as const) {
      const { width } = await resize(page, size);
      for (const scrolled of [0, 300]) {
        await scrollPageTo(page, scrolled);
        const notice = await getBox(getNotice(page));
        expect(notice.x).toBeGreaterThanOrEqual(0);
        expect(notice.x + notice.width).toBeLessThanOrEqual(width);
        for (const [name, box] of await textsAndControls(page))
          expect(overlaps(notice, box), `${name} at ${size}`).toBe(false);
      }
    }
    await resize(page, '390×844');
    for (const { language, homeCopy } of translations)
      expect(await getGrowth(page, `${homeCopy.welcome}`), language).toBe(0);
  });

  test('the visitor dismisses it by keyboard, and goes on in the page', async ({ page }) => {
    await page.goto('./');
    await page.clock.runFor(1000);
    await getDismissButton(page).press('Enter');
    await expect(getNotice(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});
