/** Typefaces, styles and pieces of the document that arrive late or never (docs/decisions/05-first-screen.md). */
import { readTypeface } from '#styles/typefaces.ts';
import { ANCHORS, homeCopy, LAYOUTS, strings } from '../support/content.ts';
import { expectRightBelowHeader, getBox, getSidewaysOverflow } from '../support/geometry.ts';
import { delayFiles, openUnfinished, STYLES_BELOW } from '../support/slow-page.ts';
import { expect, MOVING, type Page, test } from '../support/test.ts';

test.use({ ...MOVING, provoked: /Failed to load resource|404/ });

const last = ANCHORS.at(-1);
const WIDTHS = [390, 1440];
const isPhone = (width: number) => width < 768;

type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Element }[] };

/** The layout shifts of a page so far, including those after input. */
const getShifts = (page: Page) =>
  page.evaluate(async () => {
    // A shift is reported with the frame after it.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return (observer.takeRecords() as LayoutShift[]).map(({ value, sources }) => {
      const moved = sources.map(({ node }) => node?.className ?? node?.nodeName);
      return `${value.toFixed(5)} ${moved.join(', ')}`;
    });
  });

/** The layout shift that fonts may cause: a tenth of the 0.1 that counts as good. */
const MOST_BY_FONTS = 0.01;

const getSum = (shifts: string[]) => shifts.reduce((sum, text) => sum + Number.parseFloat(text), 0);

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

const firstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);

for (const path of LAYOUTS) {
  test(`${path} hardly shifts when fonts load after the first paint`, async ({ page }) => {
    for (const width of WIDTHS) {
      const fonts = await delayFiles(page, /\.woff2$/);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await firstPaint(page);
      fonts.release();
      await page.evaluate(loadTypefaces, FACES);
      expect(getSum(await getShifts(page)), `${width} px`).toBeLessThan(MOST_BY_FONTS);
      await page.unrouteAll();
    }
  });

  test(`nothing shifts on ${path} while document and styles arrive slowly`, async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    const devtools = await page.context().newCDPSession(page);
    const network = { latency: 0, downloadThroughput: 25_000, uploadThroughput: -1 };
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await getShifts(page), `${width} px`).toEqual([]);
    }
  });

  test(`${path} is painted as soon as its first screen has arrived`, async ({ page }) => {
    // In FirstScreenEnd.astro, this script follows the link to the styles below the first screen.
    const finish = await openUnfinished(page, path, '<script> </script>');
    await firstPaint(page);
    await finish();
  });
}

for (const width of [320, 1440])
  test(`the chat, the typed word and the welcome notice shift nothing at ${width} px`, {
    tag: '@welcome',
  }, async ({ page, chat }) => {
    await page.setViewportSize({ width, height: 900 });
    // The first test measures the shifts that fonts cause.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('./');
    const notice = page.getByRole('status').filter({ hasText: `${homeCopy.welcome}` });
    await expect(notice).toBeVisible();
    await chat.field.hover();
    await chat.waitUntilReady();
    await expect(page.locator('.typed-word-whole')).toHaveCSS('opacity', '1');
    await expect(notice).toHaveCount(0);
    expect(await getShifts(page)).toEqual([]);
  });

test('the carousel shifts nothing', { tag: '@carousel' }, async ({ page, carousel }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await carousel.open(1440);
  expect(await getShifts(page)).toEqual([]);
});

test('a toast shifts nothing but the toasts before it', {
  tag: ['@comments', '@unconnected'],
}, async ({ page, article, inquiry }) => {
  await article.open();
  // Messages below the fields move the page, so only the second toast is measured.
  await article.postButton.click();
  await expect(article.missingToast).toBeVisible();
  await inquiry.launchButton.click();
  await inquiry.fill();
  const before = await getShifts(page);
  await inquiry.submitButton.click();
  await expect(inquiry.successToast).toBeVisible();
  const byToast = (await getShifts(page)).slice(before.length);
  expect(byToast.filter((shift) => !/^[\d.]+ (toast[\w-]*(, )?)+$/.test(shift))).toEqual([]);
});

/** Opens the home page, painted up to the end of its first screen; the returned function lets the rest arrive. */
async function openWithoutStylesBelow(page: Page, path = './'): Promise<() => Promise<void>> {
  await page.route('**/*.woff2', (route) => route.abort());
  const { release } = await delayFiles(page, STYLES_BELOW);
  await page.goto(path, { waitUntil: 'commit' });
  await firstPaint(page);
  return async () => {
    release();
    await page.waitForLoadState();
  };
}

for (const width of [320, 1440])
  test.describe(`styles below the first screen at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a visit that begins at a section shows it with its styles', async ({ page }) => {
      const finish = await openWithoutStylesBelow(page, './#contact');
      await expect(page.locator('#contact'), 'the section waits for its styles').toHaveCount(0);
      await finish();
      await expectRightBelowHeader(page, page.locator('#contact'));
      await expect(page.locator('.contact-head')).toHaveCSS('background-color', /^rgb\(/);
    });

    test('a link to a section that has not arrived yet leads to it', async ({ page }) => {
      const finish = await openWithoutStylesBelow(page);
      const { main, menu, openMenu } = strings.header;
      if (isPhone(width)) {
        await page.getByRole('button', { name: openMenu }).click();
        const box = await getBox(page.getByRole('dialog', { name: menu }));
        expect(box, 'the menu has its styles').toEqual({ x: 0, y: 0, width, height: 900 });
      }
      const links = page.getByRole('navigation', { name: isPhone(width) ? menu : main });
      await links.getByRole('link', { name: `${last?.label}` }).click();
      await finish();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectRightBelowHeader(page, page.locator(`#${last?.id}`));
    });

    test('without the styles below the first screen, the page can be used', async ({ page }) => {
      await page.route(STYLES_BELOW, (route) => route.fulfill({ status: 404 }));
      await page.goto('./');
      for (const { id } of ANCHORS) await expect(page.locator(`#${id} h2`).first()).toBeVisible();
      expect(await getSidewaysOverflow(page)).toBe(0);
      await expect(page.locator('#services-heading')).toHaveCSS('font-weight', '700');
      await page.getByRole('button', { name: homeCopy.services.learnMore }).first().click();
      await expect(page.locator('dialog:modal')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.locator('#contact textarea').fill('Hello');
      await expect(page.locator('#contact textarea')).toHaveValue('Hello');
    });
  });
