import { expect, type Locator, type Page } from '@playwright/test';

/** A rectangle in the window, in px. */
type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** The box in which an element is drawn; fails if it is not drawn at all. */
export async function getBox(element: Locator): Promise<Box> {
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

/** Gives the window a size, such as '390×844', and returns it. */
export async function resize(page: Page, size: `${number}×${number}`) {
  const [width = 0, height = 0] = size.split('×').map(Number);
  await page.setViewportSize({ width, height });
  return { width, height };
}

/** How much wider than the window the page is, in px. */
export function getSidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Expects an element right below the sticky header, to within 2 px. */
export async function expectRightBelowHeader(page: Page, element: Locator): Promise<void> {
  const header = page.getByRole('banner');
  await expect(async () => {
    const { y, height } = await getBox(header);
    expect(y).toBe(0);
    expect(Math.abs((await getBox(element)).y - height)).toBeLessThanOrEqual(2);
  }).toPass({ intervals: [50] });
}
