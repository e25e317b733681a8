import type { Page } from '@playwright/test';

/** The styles of what is behind the first screen (src/styles/late.css). */
export const LATE_STYLES = /\/late\.[^/]*\.css$/;

/** Files on a slow connection: they arrive when the test releases them. */
export interface DelayedFiles {
  /** The addresses asked for so far. */
  requested: string[];
  release(): void;
}

/** Holds back every file whose address matches until `release` is called. */
export async function delayFiles(page: Page, address: RegExp): Promise<DelayedFiles> {
  const released = Promise.withResolvers<void>();
  const requested: string[] = [];
  await page.route(address, async (route) => {
    requested.push(route.request().url());
    await released.promise;
    await route.continue();
  });
  return { requested, release: released.resolve };
}
