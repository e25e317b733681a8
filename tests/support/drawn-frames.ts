import type { Page } from '@playwright/test';

type Box = [x: number, y: number, width: number, height: number];

/** Records each frame that the page draws on a canvas, with where it has particles, from its next load on. */
export async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: string[][] = [];
    Object.assign(window, { frames });
    const { clearRect, rect } = CanvasRenderingContext2D.prototype;
    Object.assign(CanvasRenderingContext2D.prototype, {
      clearRect(this: CanvasRenderingContext2D, ...box: Box) {
        frames.push([]);
        clearRect.apply(this, box);
      },
      rect(this: CanvasRenderingContext2D, ...box: Box) {
        frames.at(-1)?.push(`${box[0]} ${box[1]}`);
        rect.apply(this, box);
      },
    });
  });
}

/** The frames since the page loaded. */
export const framesOf = (page: Page): Promise<string[][]> =>
  page.evaluate(() => (window as unknown as { frames: string[][] }).frames);
