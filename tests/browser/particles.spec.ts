import { strings } from '../support/content.ts';
import { boxOf, resize, scrollPageTo } from '../support/geometry.ts';
import { setHidden } from '../support/page-changers.ts';
import { expect, MOVING, type Page, test } from '../support/test.ts';

test.use(MOVING);

const pauseOf = (page: Page) => page.getByRole('button', { name: strings.pauseAnimation });
const canvasOf = (page: Page) => page.locator('#hero canvas');

/** Records the particles in each frame, and stops the clock until a test runs it. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: string[][] = [];
    Object.assign(window, { frames });
    const { prototype } = CanvasRenderingContext2D;
    const { clearRect, fillRect } = prototype;
    prototype.clearRect = function (...box) {
      frames.push([]);
      clearRect.apply(this, box);
    };
    prototype.fillRect = function (x, y, ...size) {
      frames.at(-1)?.push(`${x} ${y}`);
      fillRect.call(this, x, y, ...size);
    };
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto('./');
}

const lastFrames = (page: Page) => page.evaluate<string[][]>('frames.slice(-2)');

/** How many frames are drawn in 200 ms. */
async function newFrames(page: Page): Promise<number> {
  const before = await page.evaluate<number>('frames.length');
  await page.clock.runFor(200);
  return (await page.evaluate<number>('frames.length')) - before;
}

const expectMoving = (page: Page) => expect.poll(() => newFrames(page)).toBeGreaterThanOrEqual(3);
const expectStill = (page: Page) => expect.poll(() => newFrames(page)).toBe(0);

/** particles.test.ts has the rules for links and edges. */
test('§2 §9 Hero background: 50 particles move, except while out of view or paused', async ({
  page,
  chat,
}) => {
  // Particles are scattered even if the canvas is hidden at first.
  await page.emulateMedia({ forcedColors: 'active' });
  await openWithStoppedClock(page);
  await expect(canvasOf(page)).toBeHidden();
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(pauseOf(page), 'hidden until it works').toBeHidden();
  await expectMoving(page);
  const [before, last] = await lastFrames(page);
  expect(new Set(last).size).toBe(50);
  expect(last).not.toEqual(before);
  await expect(canvasOf(page)).toHaveAttribute('aria-hidden', 'true');
  for (const size of ['600×900', '1440×900'] as const) {
    await resize(page, size);
    await expectMoving(page);
    const [drawing, hero] = [await boxOf(canvasOf(page)), await boxOf(page.locator('#hero'))];
    expect(drawing.width).toBeLessThanOrEqual(hero.width);
    expect(drawing.y).toBeGreaterThanOrEqual(hero.y);
    expect(drawing.y + drawing.height).toBeLessThanOrEqual(hero.y + hero.height);
    await expect(canvasOf(page)).toHaveJSProperty('width', Math.round(drawing.width));
  }
  const openDialog = () =>
    page.locator('#site-inquiry').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  for (const [leave, come] of [
    [() => scrollPageTo(page, 3000), () => scrollPageTo(page, 0)],
    [() => setHidden(page, true), () => setHidden(page, false)],
    [openDialog, () => page.keyboard.press('Escape')],
  ] as const) {
    await leave();
    await expectStill(page);
    await come();
    await scrollPageTo(page, 0);
    await expectMoving(page);
  }

  // The pause also stops the word and the chat, and lasts until the visitor ends it.
  const expectPaused = async (isPaused: boolean) => {
    await page.clock.runFor(1000);
    await expect(pauseOf(page)).toHaveAttribute('aria-pressed', `${isPaused}`);
    await (isPaused ? expectStill : expectMoving)(page);
  };
  await expectPaused(false);
  await pauseOf(page).click();
  await expectPaused(true);
  await page.reload();
  await expectPaused(true);
  await expect(page.locator('.typed-word-whole')).toHaveCSS('opacity', '1');
  await chat.expectStill();
  await pauseOf(page).click();
  await expectPaused(false);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // Under reduced motion, the picture is still.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  const drawn = async () => {
    await newFrames(page);
    return (await lastFrames(page)).at(-1);
  };
  await expect.poll(drawn).toHaveLength(50);
  await expectStill(page);
  await expect(pauseOf(page)).toBeHidden();
});
