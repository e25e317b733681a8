import {
  drawnFrameCount,
  framesInOneSecond,
  lastDrawnFrame,
  recordDrawnFrames,
} from './support/drawn-frames.ts';
import { boxOf, scrollPageTo } from './support/geometry.ts';
import { expect, type Page, SLOWNESS, test } from './support/test.ts';

const PARTICLES = 50;
const LINK_DISTANCE_PX = 100;

const pauseOf = (page: Page) => page.getByRole('button', { name: 'Pause animation' });

/** Opens the home page with time in the test's hands; it passes only in `framesInOneSecond`. */
async function openWithStoppedClock(page: Page, address = '/'): Promise<void> {
  await recordDrawnFrames(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto(address);
}

const expectMoving = (page: Page) =>
  expect
    .poll(() => framesInOneSecond(page), { timeout: 20_000 * SLOWNESS })
    .toBeGreaterThanOrEqual(10);
const expectStill = (page: Page) => expect.poll(() => framesInOneSecond(page)).toBe(0);

test('§2 Hero background: 50 particles, with links only between those closer than 100 px', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await expectMoving(page);
  const frame = await lastDrawnFrame(page);
  expect(frame?.particles).toHaveLength(PARTICLES);
  const { particles = [], links = [] } = frame ?? {};
  const close = particles.flatMap(([x, y], index) =>
    particles.slice(index + 1).filter((other) => Math.hypot(other[0] - x, other[1] - y) < 100),
  );
  expect(links.every((length) => length < LINK_DISTANCE_PX)).toBe(true);
  expect(links).toHaveLength(close.length);
});

test('§2 Hero background: covers the hero alone and stays out of the accessibility tree', async ({
  page,
}) => {
  await page.goto('/');
  const canvas = page.locator('#hero canvas');
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect(canvas).toHaveAttribute('aria-hidden', 'true');
  const [drawing, hero] = [await boxOf(canvas), await boxOf(page.locator('#hero'))];
  expect(drawing.y).toBeGreaterThanOrEqual(hero.y);
  expect(drawing.y + drawing.height).toBeLessThanOrEqual(hero.y + hero.height);
  expect(drawing.width).toBe(hero.width);
});

test('§2 Hero background: moves', async ({ page }) => {
  await openWithStoppedClock(page);
  await expectMoving(page);
  const before = await lastDrawnFrame(page);
  await expectMoving(page);
  expect((await lastDrawnFrame(page))?.particles).not.toEqual(before?.particles);
});

test("§2 Hero background: 'Pause animation' stops the drawing and lets it go on", async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await expectMoving(page);
  await expect(pauseOf(page)).toHaveAttribute('aria-pressed', 'false');
  await pauseOf(page).click();
  await expect(pauseOf(page)).toHaveAttribute('aria-pressed', 'true');
  await expectStill(page);
  expect((await lastDrawnFrame(page))?.particles).toHaveLength(PARTICLES);
  await pauseOf(page).click();
  await expect(pauseOf(page)).toHaveAttribute('aria-pressed', 'false');
  await expectMoving(page);
});

test('§2 Hero background: stops while it is off-screen', async ({ page }) => {
  await openWithStoppedClock(page);
  await expectMoving(page);
  await scrollPageTo(page, 3000);
  await expectStill(page);
  await scrollPageTo(page, 0);
  await expectMoving(page);
});

test('§2 Hero background: stays paused when it comes back on screen', async ({ page }) => {
  await openWithStoppedClock(page);
  await expectMoving(page);
  await pauseOf(page).click();
  await scrollPageTo(page, 3000);
  await expect(pauseOf(page)).not.toBeInViewport();
  await scrollPageTo(page, 0);
  await expect(pauseOf(page)).toBeInViewport();
  await expectStill(page);
});

test('§2 Hero background: stops while the tab is hidden', async ({ page }) => {
  await openWithStoppedClock(page);
  await expectMoving(page);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await expectStill(page);
  await setHidden(false);
  await expectMoving(page);
});

test('§2 Hero background: stops while a dialog is open over it', async ({ page }) => {
  await openWithStoppedClock(page, '/#service-seo-optimization');
  await expect(page.getByRole('dialog')).toBeVisible();
  await scrollPageTo(page, 0);
  await expectStill(page);
  await page.keyboard.press('Escape');
  await expectMoving(page);
  await page.getByRole('banner').getByRole('button', { name: 'Launch' }).click();
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
      return drawnFrameCount(page);
    })
    .toBeGreaterThan(0);
  expect((await lastDrawnFrame(page))?.particles).toHaveLength(PARTICLES);
  await expectStill(page);
  await expect(pauseOf(page)).toBeHidden();
});

test('§2 Hero background: scattered, also where it was hidden at first', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openWithStoppedClock(page);
  await expect(page.locator('#hero canvas')).toBeHidden();
  await page.emulateMedia({ forcedColors: 'none' });
  await expectMoving(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.locator('#hero canvas')).toBeHidden();
  await page.emulateMedia({ forcedColors: 'none' });
  await expectMoving(page);
  const { particles = [] } = (await lastDrawnFrame(page)) ?? {};
  expect(new Set(particles.map(([x]) => Math.round(x))).size).toBeGreaterThan(PARTICLES / 2);
});

test.describe('on a high-density screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('§2 Hero background: fills the hero at one pixel per CSS pixel, also after resizing', async ({
    page,
  }) => {
    await openWithStoppedClock(page);
    await expectMoving(page);
    const canvas = page.locator('#hero canvas');
    for (const width of [1440, 600]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(canvas).toHaveJSProperty('width', width);
      const { height } = await boxOf(canvas);
      await expect(canvas).toHaveJSProperty('height', Math.round(height));
      await expectMoving(page);
      const { particles = [] } = (await lastDrawnFrame(page)) ?? {};
      expect(particles).toHaveLength(PARTICLES);
      expect(particles.every(([x, y]) => x <= width && y <= height)).toBe(true);
      // Scattered, and not pressed against the edges of the box that they were made in.
      expect(particles.filter(([x]) => x < 1 || x > width - 1).length).toBeLessThan(PARTICLES / 5);
    }
  });
});
