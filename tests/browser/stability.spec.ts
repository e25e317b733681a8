import { readTypeface } from '#styles/typefaces.ts';
import { ArticlePage } from '../support/article-page.ts';
import { chatScript } from '../support/content.ts';
import { delayFiles } from '../support/delayed-files.ts';
import { InquiryDialog, VALID_INQUIRY } from '../support/inquiry-dialog.ts';
import { ARTICLE_PATHS, LAYOUTS } from '../support/site-addresses.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Collects layout shifts from the first paint on, including those after input. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Element }[];
        };
        const moved = sources.map(({ node }) => node?.className ?? node?.nodeName);
        shifts.push(`${value.toFixed(5)} ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // A shift is reported with the frame after it.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return (window as unknown as { shifts: string[] }).shifts;
    });
}

/** A letter's width here and there, a tenth of what counts as good (0.1): docs/decisions/06-fonts.md. */
const MOST_BY_FONTS = 0.01;

const sumOf = (shifts: string[]) => shifts.reduce((sum, one) => sum + Number.parseFloat(one), 0);

const FACES = [
  `700 1em "${readTypeface('display').family}"`,
  `400 1em "${readTypeface('text').family}"`,
];

/** Waits until both typefaces are in use. Runs in the page. */
async function loadTypefaces(faces: string[]): Promise<void> {
  const load = () => Promise.all(faces.map((face) => document.fonts.load(face)));
  while ((await load()).flat().length < faces.length) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
}

/** Pages that are painted when their first screen has arrived, long before the rest. */
const LONG_PAGES: string[] = ['./', ...ARTICLE_PATHS];

for (const address of LAYOUTS) {
  test(`${address} hardly moves when fonts follow the first paint`, async ({ page }) => {
    const shifts = await watchShifts(page);
    for (const width of [390, 1440]) {
      const fonts = await delayFiles(page, /\.woff2$/);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
      fonts.release();
      await page.evaluate(loadTypefaces, FACES);
      expect(sumOf(await shifts()), `${width} px`).toBeLessThan(MOST_BY_FONTS);
      await page.unrouteAll();
    }
  });

  test(`${address} shifts nothing while document and styles arrive slowly`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.route('**/*.woff2', (route) => route.abort());
    const devtools = await page.context().newCDPSession(page);
    const network = {
      offline: false,
      latency: 0,
      downloadThroughput: 25_000,
      uploadThroughput: -1,
    };
    await devtools.send('Network.emulateNetworkConditions', network);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      expect(await shifts(), `${width} px`).toEqual([]);
      const [painted, whole] = await page.evaluate(() => [
        performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
        (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
          ?.responseEnd ?? 0,
      ]);
      if (LONG_PAGES.includes(address)) expect(painted).toBeLessThan(whole);
    }
  });
}

test('hydration, the typed word and the welcome notice shift nothing', {
  tag: ['@welcome', '@carousel'],
}, async ({ page }) => {
  const shifts = await watchShifts(page);
  // What fonts move, the tests above measure.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.clock.install();
  await page.goto('./');
  await page.getByRole('textbox', { name: chatScript.fieldLabel }).hover();
  await expect(page.locator('.chat').locator('xpath=..')).toHaveAttribute('data-island-ready');
  await expect(page.locator('.welcome-notice')).toBeVisible();
  await expect(page.locator('.typed-word-whole')).toHaveCSS('opacity', '1');
  await page.clock.fastForward(10_000);
  await expect(page.locator('.welcome-notice')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next testimonial' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.carousel')).toHaveAttribute('data-ready');
  expect(await shifts()).toEqual([]);
});

test('a toast shifts nothing but the toasts before it', {
  tag: ['@comments', '@unconnected'],
}, async ({ page }) => {
  const shifts = await watchShifts(page);
  const article = new ArticlePage(page);
  const inquiry = new InquiryDialog(page);
  await article.open();
  // The messages below the fields move what follows; the second toast comes alone.
  await article.postButton.click();
  await expect(article.missingNotice).toBeVisible();
  await inquiry.launchButton.click();
  await inquiry.fill(VALID_INQUIRY);
  const before = await shifts();
  await inquiry.submitButton.click();
  await expect(inquiry.successNotice).toBeVisible();
  const byToast = (await shifts()).slice(before.length);
  expect(byToast.filter((shift) => !/^[\d.]+ (toast[\w-]*(, )?)+$/.test(shift))).toEqual([]);
});
