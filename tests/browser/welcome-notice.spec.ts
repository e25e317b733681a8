import { homeCopy, site, strings } from '../support/content.ts';
import { getBox, overlaps, resize, scrollPageTo } from '../support/geometry.ts';
import { setHidden } from '../support/page-changers.ts';
import { expect, type Page, test } from '../support/test.ts';

const DURATION_MS = 5000;

const getNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: `${homeCopy.welcome}` });
const getDismissButton = (page: Page) =>
  getNotice(page).getByRole('button', { name: strings.dismiss });

/** Whether the notice is shown `ms` after it appeared. An animation counts the time, unless it is paused. */
const isShownAfter = (page: Page, ms: number) =>
  page.locator('.welcome').evaluate(async (place, ms) => {
    for (const animation of place.getAnimations({ subtree: true }))
      if (animation.playState !== 'paused') animation.currentTime = ms;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return place.textContent !== '';
  }, ms);

/** The texts and controls of the hero, except those of the notice, each with its box. */
const textsAndControls = (page: Page) =>
  page
    .locator('#hero :is(a, button, input, h1, p)')
    .evaluateAll((all) =>
      all
        .filter((part) => !part.closest('[role="status"]') && part.checkVisibility())
        .map((part) => [part.textContent || part.tagName, part.getBoundingClientRect()] as const),
    );

test.describe('§2 §9 Welcome notice', { tag: '@welcome' }, () => {
  test('it is shown for 5,000 ms in which it is neither used nor hidden', async ({ page }) => {
    await page.goto('./');
    await expect(getNotice(page)).toContainText(site.name);
    for (const [begin, end] of [
      [() => setHidden(page, true), () => setHidden(page, false)],
      [() => getNotice(page).hover(), () => page.mouse.move(0, 0)],
      [() => getDismissButton(page).focus(), () => getDismissButton(page).blur()],
    ] as const) {
      await begin();
      expect(await isShownAfter(page, DURATION_MS)).toBe(true);
      await end();
    }
    expect(await isShownAfter(page, DURATION_MS - 500)).toBe(true);
    expect(await isShownAfter(page, DURATION_MS)).toBe(false);
  });

  test('a long notice covers neither text nor controls', async ({ page }) => {
    await page.goto('./');
    await setHidden(page, true);
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
  });

  test('after its dismissal by keyboard, the main part has the focus', async ({ page }) => {
    await page.goto('./');
    await getDismissButton(page).press('Enter');
    await expect(getNotice(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});
