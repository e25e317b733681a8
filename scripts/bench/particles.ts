import type { Browser, Page } from '@playwright/test';
import { median } from './statistics.ts';

/** Scripting of the hero's background, per animation frame that it draws. */
export interface ParticleCost {
  /** Milliseconds of script per drawn frame, median. */
  scripting: number;
  framesPerSecond: number;
  /** Frames drawn in a second while paused and while off-screen: must be 0. */
  paused: number;
  offScreen: number;
  /** Bytes of JavaScript heap that a drawn frame leaves behind, without collection in between. */
  garbagePerFrame: number;
}

interface Clocked {
  frameTimes: number[];
}

/** Milliseconds of particles that are watched. */
const WATCHED = 4_000;
const STILL = 1_000;

/** Times every animation frame callback that draws. Runs in the page before its own scripts. */
function timeFrames(): void {
  const clocked = window as unknown as Clocked;
  clocked.frameTimes = [];
  let hasDrawn = false;
  const { clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...box) {
    hasDrawn = true;
    clearRect.apply(this, box);
  };
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((now) => {
      hasDrawn = false;
      const start = performance.now();
      callback(now);
      if (hasDrawn) clocked.frameTimes.push(performance.now() - start);
    });
}

async function framesDuring(page: Page, ms: number): Promise<number[]> {
  return page.evaluate(async (duration) => {
    const clocked = window as unknown as Clocked;
    clocked.frameTimes = [];
    await new Promise((done) => setTimeout(done, duration));
    return clocked.frameTimes;
  }, ms);
}

/** Measures the background of the home page, unthrottled. */
export async function measureParticles(browser: Browser, site: string): Promise<ParticleCost> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(timeFrames);
  await page.goto(site);
  await page.locator('.welcome-notice').waitFor({ state: 'detached' });
  const session = await context.newCDPSession(page);
  const usedHeap = async () => (await session.send('Runtime.getHeapUsage')).usedSize;
  await framesDuring(page, STILL);
  await session.send('HeapProfiler.collectGarbage');
  const before = await usedHeap();
  const times = await framesDuring(page, WATCHED);
  const garbage = (await usedHeap()) - before;
  await page.locator('.particles-pause').click();
  const paused = (await framesDuring(page, STILL)).length;
  await page.locator('.particles-pause').click();
  await page.evaluate(() => window.scrollTo({ top: 9e9, behavior: 'instant' }));
  await framesDuring(page, STILL);
  const offScreen = (await framesDuring(page, STILL)).length;
  await context.close();
  return {
    scripting: times.length > 0 ? median(times) : Number.NaN,
    framesPerSecond: (times.length * 1000) / WATCHED,
    paused,
    offScreen,
    garbagePerFrame: Math.max(0, Math.round(garbage / Math.max(1, times.length))),
  };
}
