import { test as base } from '@playwright/test';

export { expect, type Locator, type Page, type Request } from '@playwright/test';

/**
 * How many times slower than this machine the page's processor is; `E2E_CPU_THROTTLE` sets it. Tests
 * multiply their own time limits by it.
 */
export const SLOWNESS = Number(process.env.E2E_CPU_THROTTLE ?? 1);

/** For tests that are not about motion: their pages scroll and open at once, in half the time. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Playwright's test, in which every page has a processor that slow. */
export const test = base.extend({
  page: async ({ page }, use) => {
    if (SLOWNESS > 1) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    }
    await use(page);
  },
});
