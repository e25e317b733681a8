import { FLOORS, layFloor } from '#ui/lay-floor.ts';
import { partners, testimonials } from '../support/content.ts';
import { scrollPageTo, sidewaysOverflowOf } from '../support/geometry.ts';
import { LAYOUTS } from '../support/site-addresses.ts';
import { expect, type Locator, type Page, STILL, test } from '../support/test.ts';

const WIDTHS = [320, 390, 480, 639, 640, 767, 768, 1023, 1024, 1279, 1280, 1440, 2560];

/** WCAG 2.2, 1.4.12: text spacing that a reader may set. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

// Lets a test add the reader's own styles.
test.use({ bypassCSP: true, ...STILL });

async function expectToFit(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflowOf(page), `${width} px`).toBe(0);
  }
}

/** Texts that are cut off by their own box, other than those hidden on purpose. */
const clippedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const isHidden = element.closest('.visually-hidden, [aria-hidden], dialog:not([open])');
        if (isHidden || element.matches('.carousel-viewport')) return false;
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        const isCutSideways = overflowX === 'hidden' && scrollWidth > clientWidth + 1;
        return isCutSideways || (overflowY === 'hidden' && scrollHeight > clientHeight + 1);
      })
      .map((element) => `${element.tagName}.${element.className}`),
  );

/** The text size of the browser's settings, which media queries in rem follow too. */
async function setTextSize(page: Page, px: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: px } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${px}px`);
}

for (const address of LAYOUTS) {
  test(`${address} fits every width, also with large or widely spaced text`, async ({ page }) => {
    await test.step('as it is', async () => {
      await page.goto(address);
      await expectToFit(page, WIDTHS);
    });
    // As on a slow first visit: the fallback fonts are wider.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.reload();
    await test.step('with 200 % text', async () => {
      await setTextSize(page, 32);
      await expectToFit(page, [640, 1024, 1280, 1440]);
    });
    await test.step('with text spacing', async () => {
      await setTextSize(page, 16);
      await page.addStyleTag({ content: TEXT_SPACING });
      for (const width of [320, 1440]) {
        await expectToFit(page, [width]);
        expect(await clippedTexts(page), `${width} px`).toEqual([]);
      }
    });
  });
}

test('at 400 % zoom (320 × 256 px) the header scrolls away with the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('./');
  await scrollPageTo(page, 400);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

/** Lays a list anew, with copies of its own tiles. */
async function layTiles(list: Locator, rooms: ReturnType<typeof layFloor>): Promise<void> {
  await list.evaluate((element, attributes) => {
    const own = [...element.children];
    const tiles = attributes.map((rooms, index) => {
      const tile = own[index % own.length]?.cloneNode(true) as HTMLElement;
      for (const [name, room] of Object.entries(rooms)) tile.setAttribute(name, String(room));
      return tile;
    });
    element.replaceChildren(...tiles);
  }, rooms);
}

/** The share of a floor, in points 20 px apart, on which no tile lies, or more than one. Joints are no holes. */
const holesOf = (floor: Locator) =>
  floor.evaluate((element) => {
    const tiles = [...element.querySelectorAll('li, :scope > :not(ul, li)')].map((tile) =>
      (tile.querySelector(':scope > .card') ?? tile).getBoundingClientRect(),
    );
    const coverAt = (x: number, y: number, reach: number) =>
      tiles.filter(
        ({ left, right, top, bottom }) =>
          left - reach < x && x < right + reach && top - reach < y && y < bottom + reach,
      ).length;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    let points = 0;
    let holes = 0;
    for (let y = top + 6; y < bottom - 4; y += 20) {
      for (let x = left + 6; x < right - 4; x += 20) {
        points += 1;
        if (coverAt(x, y, 4) === 0 || coverAt(x, y, -4) > 1) holes += 1;
      }
    }
    return holes / points;
  });

const WIDE = [640, 768, 1024, 1920];

for (const { address, floor, list, plan, most } of [
  {
    address: './',
    floor: '.services',
    list: '.services > ul',
    plan: FLOORS.services,
    most: 12,
  },
  { address: './', floor: '.partner-list', plan: FLOORS.partners, most: 19 },
  {
    address: './',
    floor: '.blog-teasers',
    list: '.blog-teasers ul',
    plan: FLOORS.teasers,
    most: 3,
  },
  { address: './blog', floor: '.article-grid', plan: FLOORS.articles, most: 12 },
  {
    address: './testimonials',
    floor: '.testimonial-grid',
    plan: FLOORS.testimonials,
    most: 30,
  },
].filter(({ plan }) => plan !== FLOORS.partners || partners.length > 1)) {
  test(`${floor} has no holes, however many tiles it has`, async ({ page }) => {
    await page.goto(address);
    // Phones have the partners in a row to swipe.
    for (const width of plan === FLOORS.partners ? WIDE : [320, ...WIDE]) {
      await page.setViewportSize({ width, height: 900 });
      for (const count of [1, 2, 3, 4, 7, most].filter((count) => count <= most)) {
        await layTiles(page.locator(list ?? floor), layFloor(count, plan));
        expect(await holesOf(page.locator(floor)), `${count} at ${width} px`).toBe(0);
      }
    }
  });
}

/** Their words: tests/built/home.test.ts. */
test('§2 Testimonials: one, two or three columns by the width of the screen', async ({ page }) => {
  await page.goto('./testimonials');
  const figure = page.getByRole('figure');
  const cards = page.getByRole('main').getByRole('listitem').filter({ has: figure });
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(Math.min(columns, testimonials.length));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(Math.ceil(testimonials.length / columns));
  }
});
