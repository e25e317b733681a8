import { expect, type Page } from '@playwright/test';

/** Matches the address of src/styles/below-first-screen.css in a build. */
export const STYLES_BELOW = /\/below-first-screen\.[^/]*\.css$/;

/**
 * Lets a second pass at a time until the check succeeds. Astro requests missing code again after a second. Needs
 * `page.clock.install()`.
 */
export const expectSoon = (page: Page, check: (limit: { timeout: number }) => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(1000);
    await check({ timeout: 100 });
  }).toPass({ intervals: [50] });

/** Holds back every file whose address matches until `release` is called. */
export async function delayFiles(page: Page, url: RegExp) {
  const released = Promise.withResolvers<void>();
  /** The addresses that were requested so far. */
  const requested: string[] = [];
  await page.route(url, async (route) => {
    requested.push(route.request().url());
    await released.promise;
    await route.continue();
  });
  return { requested, release: released.resolve };
}

/**
 * Opens a page whose document has arrived only up to `end`: its controls can be clicked, but its deferred scripts
 * have not run. The returned function lets the rest arrive.
 */
export async function openUnfinished(
  page: Page,
  path: string,
  end = '</body>',
): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  // The parser waits for this script, as it would wait for the rest of the document.
  await page.route('/rest.js', async (route) => {
    await released.promise;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route(path.replace(/#.*/, ''), async (route) => {
    const response = await route.fetch();
    const [before = '', ...rest] = (await response.text()).split(end);
    const body = [`${before}<script src="/rest.js"></script>`, ...rest].join(end);
    await route.fulfill({ response, body });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('script[src="/rest.js"]'));
  // Waits for a frame, so that elements are measured in their final place.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return async () => {
    released.resolve();
    await page.waitForLoadState();
  };
}
