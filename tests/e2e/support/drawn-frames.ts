import type { Page } from '@playwright/test';

/** What one frame of the background put on its canvas. */
export interface DrawnFrame {
  /** Positions of the particles, in px. */
  particles: [x: number, y: number][];
  /** Lengths of the links between them, in px. */
  links: number[];
}

declare global {
  interface Window {
    drawnFrames: DrawnFrame[];
  }
}

/** Records every frame that the page draws on a canvas, from its next load on. */
export async function recordDrawnFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.drawnFrames = [];
    const { clearRect, rect, moveTo, lineTo } = CanvasRenderingContext2D.prototype;
    /** A place in px of the canvas, whatever units the page draws in. */
    const inPx = (context: CanvasRenderingContext2D, x: number, y: number): [number, number] => {
      const { x: left, y: top } = context.getTransform().transformPoint({ x, y });
      return [left, top];
    };
    let from: [number, number] = [0, 0];
    Object.assign(CanvasRenderingContext2D.prototype, {
      clearRect(this: CanvasRenderingContext2D, ...box: Parameters<typeof clearRect>) {
        window.drawnFrames.push({ particles: [], links: [] });
        clearRect.apply(this, box);
      },
      rect(this: CanvasRenderingContext2D, x: number, y: number, width: number, height: number) {
        window.drawnFrames.at(-1)?.particles.push(inPx(this, x + width / 2, y + height / 2));
        rect.call(this, x, y, width, height);
      },
      moveTo(this: CanvasRenderingContext2D, x: number, y: number) {
        from = inPx(this, x, y);
        moveTo.call(this, x, y);
      },
      lineTo(this: CanvasRenderingContext2D, x: number, y: number) {
        const [left, top] = inPx(this, x, y);
        window.drawnFrames.at(-1)?.links.push(Math.hypot(left - from[0], top - from[1]));
        lineTo.call(this, x, y);
      },
    });
  });
}

/** How many frames were drawn since the page loaded. */
export function drawnFrameCount(page: Page): Promise<number> {
  return page.evaluate(() => window.drawnFrames.length);
}

/** The last frame that was drawn. */
export function lastDrawnFrame(page: Page): Promise<DrawnFrame | undefined> {
  return page.evaluate(() => window.drawnFrames.at(-1));
}

/** Lets one second of a page with a fake clock pass and counts the frames drawn in it. */
export async function framesInOneSecond(page: Page): Promise<number> {
  const before = await drawnFrameCount(page);
  await page.clock.runFor(1000);
  return (await drawnFrameCount(page)) - before;
}
