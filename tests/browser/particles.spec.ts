import { services } from '../support/content.ts';
import { framesOf, recordFrames } from '../support/drawn-frames.ts';
import { boxOf, scrollPageTo } from '../support/geometry.ts';
import { setHidden } from '../support/hidden-tab.ts';
import { expect, type Page, SLOWNESS, test } from '../support/test.ts';

const pauseOf = (page: Page) => page.getByRole('button', { name: 'Pause animation' });
const canvasOf = (page: Page) => page.locator('#hero canvas');

/** Opens the home page with a stopped clock: time passes only in `framesInOneSecond`. */
async function openWithStoppedClock(page: Page, address = './'): Promise<void> {
  await recordFrames(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto(address);
}

async function framesInOneSecond(page: Page): Promise<number> {
  const before = await framesOf(page);
  await page.clock.runFor(1000);
  return (await framesOf(page)).length - before.length;
}

const expectMoving = (page: Page) =>
  expect
    .poll(() => framesInOneSecond(page), { timeout: 20_000 * SLOWNESS })
    .toBeGreaterThanOrEqual(10);
const expectStill = (page: Page) => expect.poll(() => framesInOneSecond(page)).toBe(0);

/** Which particles are linked, and that they stay inside: features/particles/particles.test.ts. */
test('§2 §9 Hero background: 50 moving particles, over the hero alone', async ({ page }) => {
  await openWithStoppedClock(page);
  await expectMoving(page);
  const [first, last] = [(await framesOf(page))[0], (await framesOf(page)).at(-1)];
  expect(new Set(last).size).toBe(50);
  expect(last).not.toEqual(first);
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect(canvasOf(page)).toHaveAttribute('aria-hidden', 'true');
  for (const width of [1440, 600]) {
    await page.setViewportSize({ width, height: 900 });
    await expectMoving(page);
    const [drawing, hero] = [await boxOf(canvasOf(page)), await boxOf(page.locator('#hero'))];
    expect(drawing.width).toBeLessThanOrEqual(hero.width);
    expect(drawing.y).toBeGreaterThanOrEqual(hero.y);
    expect(drawing.y + drawing.height).toBeLessThanOrEqual(hero.y + hero.height);
    await expect(canvasOf(page)).toHaveJSProperty('width', Math.round(drawing.width));
  }
});

test('§2 Hero background: stops off-screen, in a hidden tab, and when paused', async ({ page }) => {
  await openWithStoppedClock(page);
  await expectMoving(page);
  await scrollPageTo(page, 3000);
  await expectStill(page);
  await scrollPageTo(page, 0);
  await expectMoving(page);
  await setHidden(page, true);
  await expectStill(page);
  await setHidden(page, false);
  await expectMoving(page);
  await pauseOf(page).click();
  await expect(pauseOf(page)).toHaveAttribute('aria-pressed', 'true');
  await expectStill(page);
  await scrollPageTo(page, 3000);
  await expect(pauseOf(page)).not.toBeInViewport();
  await scrollPageTo(page, 0);
  await expect(pauseOf(page)).toBeInViewport();
  await expectStill(page);
  await pauseOf(page).click();
  await expect(pauseOf(page)).toHaveAttribute('aria-pressed', 'false');
  await expectMoving(page);
});

test('§2 Hero background: stops while a dialog is open over it', async ({ page }) => {
  await openWithStoppedClock(page, `./#service-${services[0]?.id}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await scrollPageTo(page, 0);
  await expectStill(page);
  await page.keyboard.press('Escape');
  await expectMoving(page);
});

test('§2 Hero background: with reduced motion it is a still picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithStoppedClock(page);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return (await framesOf(page)).at(-1)?.length;
    })
    .toBe(50);
  await expectStill(page);
  await expect(pauseOf(page)).toBeHidden();
});

test('§2 Hero background: scattered, also where it was hidden at first', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openWithStoppedClock(page);
  await expect(canvasOf(page)).toBeHidden();
  await page.emulateMedia({ forcedColors: 'none' });
  await expectMoving(page);
  expect(new Set((await framesOf(page)).at(-1)).size).toBe(50);
});
