import { strings } from '../support/content.ts';
import { getBox, resize, scrollPageTo } from '../support/geometry.ts';
import { setHidden } from '../support/page-changers.ts';
import { expect, MOVING, type Page, test } from '../support/test.ts';

test.use(MOVING);

const getPauseButton = (page: Page) => page.getByRole('button', { name: strings.pauseAnimation });
const getCanvas = (page: Page) => page.locator('#hero canvas');

/** How many different pictures a visitor sees in 200 ms. Needs the stopped clock. */
async function picturesSeen(page: Page): Promise<number> {
  const seen = new Set<string>();
  for (let step = 0; step < 5; step += 1) {
    await page.clock.runFor(40);
    seen.add(await getCanvas(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL()));
  }
  return seen.size;
}

const expectMoving = (page: Page) => expect.poll(() => picturesSeen(page)).toBeGreaterThan(2);
const expectStill = (page: Page) => expect.poll(() => picturesSeen(page)).toBe(1);

/** Expects that something is drawn in the quarter of the canvas that is farthest from its origin. */
const expectScattered = (page: Page) =>
  expect
    .poll(() =>
      getCanvas(page).evaluate((canvas: HTMLCanvasElement) => {
        const [x, y] = [canvas.width / 2, canvas.height / 2];
        return canvas
          .getContext('2d')
          ?.getImageData(x, y, x, y)
          .data.some((byte) => byte > 0);
      }),
    )
    .toBe(true);

/** particles.test.ts has the number of particles, and the rules for edges and for links between particles. */
test.describe('§2 §9 Hero background', { tag: '@particles' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
  });

  test('particles move all over their part of the hero', async ({ page }) => {
    // Forced colors hide the canvas. Once it is shown, particles must still be scattered.
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('./');
    await expect(getCanvas(page)).toBeHidden();
    await page.emulateMedia({ forcedColors: 'none' });
    await expect(getPauseButton(page), 'hidden until it works').toBeHidden();
    await expectMoving(page);
    await expect(getCanvas(page)).toHaveAttribute('aria-hidden', 'true');
    for (const size of ['600×900', '1440×900'] as const) {
      await resize(page, size);
      await expectMoving(page);
      await expectScattered(page);
      const [drawing, hero] = [await getBox(getCanvas(page)), await getBox(page.locator('#hero'))];
      expect(drawing.width).toBeLessThanOrEqual(hero.width);
      expect(drawing.y).toBeGreaterThanOrEqual(hero.y);
      expect(drawing.y + drawing.height).toBeLessThanOrEqual(hero.y + hero.height);
      await expect(getCanvas(page)).toHaveJSProperty('width', Math.round(drawing.width));
    }
  });

  test('particles stop out of view, in a hidden tab and behind a dialog', async ({ page }) => {
    await page.goto('./');
    const openDialog = () =>
      page.locator('#site-inquiry').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    for (const [leave, come] of [
      [() => scrollPageTo(page, 3000), () => scrollPageTo(page, 0)],
      [() => setHidden(page, true), () => setHidden(page, false)],
      [openDialog, () => page.keyboard.press('Escape')],
    ] as const) {
      await expectMoving(page);
      await leave();
      await expectStill(page);
      await come();
      await scrollPageTo(page, 0);
    }
    await expectMoving(page);
  });

  test('the pause stops the hero’s motion until the visitor ends the pause', async ({
    page,
    chat,
  }) => {
    const expectPaused = async (isPaused: boolean) => {
      await page.clock.runFor(1000);
      await expect(getPauseButton(page)).toHaveAttribute('aria-pressed', `${isPaused}`);
      await (isPaused ? expectStill : expectMoving)(page);
    };
    await page.goto('./');
    await expectPaused(false);
    await getPauseButton(page).click();
    await expectPaused(true);
    await page.reload();
    await expectPaused(true);
    await expect(page.locator('.typed-word-whole')).toHaveCSS('opacity', '1');
    await chat.expectStill();
    await getPauseButton(page).click();
    await expectPaused(false);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('under reduced motion, the picture is still', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./');
    await page.clock.runFor(1000);
    await expectScattered(page);
    await expectStill(page);
    await expect(getPauseButton(page)).toBeHidden();
  });
});
