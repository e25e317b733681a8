import type { Page } from '@playwright/test';

/** Scripts on a slow connection: they arrive when the test says so. */
export interface DelayedScripts {
  /** The addresses asked for so far. */
  requested: string[];
  release(): void;
}

/** Holds back every script whose address matches until `release` is called. */
export async function delayScripts(page: Page, address: RegExp): Promise<DelayedScripts> {
  const released = Promise.withResolvers<void>();
  const requested: string[] = [];
  await page.route(address, async (route) => {
    requested.push(route.request().url());
    await released.promise;
    await route.continue();
  });
  return { requested, release: released.resolve };
}
