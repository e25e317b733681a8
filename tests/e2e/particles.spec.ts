import {
  drawnFrameCount,
  framesInOneSecond,
  lastDrawnFrame,
  recordDrawnFrames,
} from './support/drawn-frames.ts';
import { boxOf, scrollPageTo } from './support/geometry.ts';
import { setHidden } from './support/hidden-tab.ts';
import { expect, type Page, SLOWNESS, test } from './support/test.ts';

const PARTICLES = 50;
const LINK_DISTANCE_PX = 100;

const pauseOf = (page: Page) => page.getByRole('button', { name: 'Pause animation' });
const canvasOf = (page: Page) => page.locator('#hero canvas');

/** Opens the home page with a stopped clock: time passes only in `framesInOneSecond`. */
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

test('§2 §9 Hero background: 50 moving particles, links only under 100 px', async ({ page }) => {
  await openWithStoppedClock(page);
  await expectMoving(page);
  const { particles = [], links = [] } = (await lastDrawnFrame(page)) ?? {};
  expect(particles).toHaveLength(PARTICLES);
  const close = particles.flatMap(([x, y], index) =>
    particles
      .slice(index + 1)
      .filter((other) => Math.hypot(other[0] - x, other[1] - y) < LINK_DISTANCE_PX),
  );
  expect(links.every((length) => length < LINK_DISTANCE_PX)).toBe(true);
  expect(links).toHaveLength(close.length);
  await expectMoving(page);
  expect((await lastDrawnFrame(page))?.particles).not.toEqual(particles);

  await test.step('over the hero alone, out of the accessibility tree', async () => {
    await expect(page.locator('canvas')).toHaveCount(1);
    await expect(canvasOf(page)).toHaveAttribute('aria-hidden', 'true');
    const [drawing, hero] = [await boxOf(canvasOf(page)), await boxOf(page.locator('#hero'))];
    expect(drawing.y).toBeGreaterThanOrEqual(hero.y);
    expect(drawing.y + drawing.height).toBeLessThanOrEqual(hero.y + hero.height);
    expect(drawing.width).toBe(hero.width);
  });
});

test('§2 Hero background: stops where nobody sees it, or when paused', async ({ page }) => {
  await openWithStoppedClock(page);
  await expectMoving(page);
  await test.step('off-screen', async () => {
    await scrollPageTo(page, 3000);
    await expectStill(page);
    await scrollPageTo(page, 0);
    await expectMoving(page);
  });
  await test.step('in a hidden tab', async () => {
    await setHidden(page, true);
    await expectStill(page);
    await setHidden(page, false);
    await expectMoving(page);
  });
  await test.step('paused, also when it comes back on screen', async () => {
    await expect(pauseOf(page)).toHaveAttribute('aria-pressed', 'false');
    await pauseOf(page).click();
    await expect(pauseOf(page)).toHaveAttribute('aria-pressed', 'true');
    await expectStill(page);
    expect((await lastDrawnFrame(page))?.particles).toHaveLength(PARTICLES);
    await scrollPageTo(page, 3000);
    await expect(pauseOf(page)).not.toBeInViewport();
    await scrollPageTo(page, 0);
    await expect(pauseOf(page)).toBeInViewport();
    await expectStill(page);
    await pauseOf(page).click();
    await expect(pauseOf(page)).toHaveAttribute('aria-pressed', 'false');
    await expectMoving(page);
  });
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
  for (const forcedColors of ['active', 'none', 'active', 'none'] as const) {
    await page.emulateMedia({ forcedColors });
    if (forcedColors === 'active') await expect(canvasOf(page)).toBeHidden();
    else await expectMoving(page);
  }
  const { particles = [] } = (await lastDrawnFrame(page)) ?? {};
  expect(new Set(particles.map(([x]) => Math.round(x))).size).toBeGreaterThan(PARTICLES / 2);
});

test.describe('on a high-density screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('§2 Hero background: one pixel per CSS pixel, also after resizing', async ({ page }) => {
    await openWithStoppedClock(page);
    for (const width of [1440, 600]) {
      await page.setViewportSize({ width, height: 900 });
      await expectMoving(page);
      await expect(canvasOf(page)).toHaveJSProperty('width', width);
      const { height } = await boxOf(canvasOf(page));
      await expect(canvasOf(page)).toHaveJSProperty('height', Math.round(height));
      await expectMoving(page);
      const { particles = [] } = (await lastDrawnFrame(page)) ?? {};
      expect(particles).toHaveLength(PARTICLES);
      expect(particles.every(([x, y]) => x <= width && y <= height)).toBe(true);
      // Scattered, and not stuck at the edges of the box they were created in.
      expect(particles.filter(([x]) => x < 1 || x > width - 1).length).toBeLessThan(PARTICLES / 5);
    }
  });
});
