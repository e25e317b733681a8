import { expect, type Locator, type Page } from '@playwright/test';

/** A rectangle in px of the window. */
export type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Where an element is drawn; fails if it is not drawn at all. */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  expect(box, 'the element is drawn').not.toBeNull();
  return box as Box;
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Scrolls the window to `top` px at once, whatever scroll behavior the page has. */
export async function scrollPageTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Gives the window a size, '390×844', and returns it. */
export async function resize(page: Page, size: `${number}×${number}`) {
  const [width = 0, height = 0] = size.split('×').map(Number);
  await page.setViewportSize({ width, height });
  return { width, height };
}

/** How far the window is scrolled, in px. */
export function scrollTopOf(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Drags a finger up over the page; Playwright has no method for it. */
async function swipe(page: Page, x: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x, y: 600 });
  for (const y of [550, 450, 300]) await touch('touchMove', { x, y });
  await touch('touchEnd');
}

/**
 * Expects that the page behind the open dialog does not scroll: by wheel over or beside it, by finger or by key. A
 * last turn of the wheel, after Escape, shows that the wheel works.
 */
export async function expectPageHeldStill(page: Page): Promise<void> {
  const held = await scrollTopOf(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const x of [2, width / 2]) {
    await page.mouse.move(x, height / 2);
    await page.mouse.wheel(0, 600);
  }
  await swipe(page, width / 2);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await scrollTopOf(page)).toBe(held);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => scrollTopOf(page)).toBe(held + 40);
}

/** How far the page is wider than the window, in px. */
export function sidewaysOverflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Expects the element right below the sticky header: no gap, and no more than its edge hidden. */
export async function expectRightBelowHeader(page: Page, element: Locator): Promise<void> {
  const header = page.getByRole('banner');
  await expect(async () => {
    const { y, height } = await boxOf(header);
    expect(y).toBe(0);
    expect(Math.abs((await boxOf(element)).y - height)).toBeLessThanOrEqual(2);
  }).toPass({ intervals: [50] });
}
