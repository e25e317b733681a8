/**
 * Every indexable page in the first language, on screens (narrow, wide, light, dark) and on paper. Pages for missing
 * addresses, and some pages in other languages, only on screens.
 */
import { applyLook, expectNoFindings, findWithIbm } from '../support/accessibility-engines.ts';
import { ALL_PATHS, TRANSLATED_PATHS, testimonials, UNKNOWN_PATHS } from '../support/content.ts';
import { getBox, scrollPageTo } from '../support/geometry.ts';
import { expectGoodStops } from '../support/tab-stops.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ bypassCSP: true, provoked: /404/ });

const LOOKS = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

for (const path of [...ALL_PATHS, ...UNKNOWN_PATHS, ...TRANSLATED_PATHS])
  test(`axe, IBM's engine and the Tab key find nothing wrong on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectNoFindings(page, path, 'html', LOOKS);
    for (const look of LOOKS) {
      // At the top of the home page, IBM's engine does not see that the hero is behind the header. The width is set
      // before the page is scrolled, because a change of width may scroll it.
      await page.setViewportSize({ width: look.width, height: 900 });
      await scrollPageTo(page, 30);
      await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
      await applyLook(page, look);
      const name = `${look.width} px, ${look.colorScheme}`;
      expect.soft(await findWithIbm(page), name).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await expectGoodStops(page);
  });

/** A4 with margins of 1 cm, in px. */
const SHEET = { width: 718, height: 1047 };

/** Lays the page out in columns as large as sheets of paper, so that positions on paper can be measured. */
const SHEETS = `body {
  display: block;
  width: ${SHEET.width}px;
  height: ${SHEET.height}px;
  columns: ${SHEET.width}px;
  column-gap: 0;
  column-fill: auto;
}`;

/** What the page looks like on paper. */
function lookAtSheets(page: Page) {
  return page.evaluate(({ width, height }) => {
    const texts: { text: string; heading: Element | null; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 1);
      if (!textContent?.trim() || parentElement?.closest('.visually-hidden')) continue;
      const heading = parentElement?.closest('h1, h2, h3, h4') ?? null;
      for (const rect of rects) texts.push({ text: textContent, heading, rect });
    }
    const getSheet = ({ right }: DOMRect) => Math.floor((right - 1) / width);
    const parted = texts.filter(({ heading, rect }, index) => {
      const next = texts[index + 1];
      return heading && next && !next.heading && getSheet(next.rect) !== getSheet(rect);
    });
    const ends: number[] = [];
    for (const { rect } of texts)
      ends[getSheet(rect)] = Math.max(ends[getSheet(rect)] ?? 0, rect.bottom / height);
    const isLight = (heading: Element | null) => {
      const channels = heading && getComputedStyle(heading).color.match(/\d+/g)?.slice(0, 3);
      return Math.max(...(channels ?? []).map(Number)) > 128;
    };
    return {
      /** Headings that end a sheet, while their text begins on the next one. */
      parted: parted.map(({ text }) => text),
      /** How much of each sheet but the last is used, from 0 to 1. */
      used: Array.from(ends, (end = 0) => end).slice(0, -1),
      /** Headings in a light color. */
      light: texts.filter(({ heading }) => isLight(heading)).map(({ text }) => text),
    };
  }, SHEET);
}

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark', viewport: SHEET });

  for (const path of ALL_PATHS)
    test(`${path} prints dark headings with their text on well-filled sheets`, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await page.goto(path);
      await page.addStyleTag({ content: SHEETS });
      const { parted, used, light } = await lookAtSheets(page);
      expect(parted).toEqual([]);
      expect(light).toEqual([]);
      expect(used.filter((part) => part < 0.5)).toEqual([]);
    });

  test('a home page that has just loaded prints in full', async ({ page }) => {
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    await page.goto('./', { waitUntil: 'load' });
    await expect(page.locator('.typed-word-whole')).toHaveCSS('opacity', '1');
    await expect(page.locator('.typed-word-letters')).toBeHidden();
    for (const section of await page.locator('main > section').all()) {
      await expect(section).toBeVisible();
      // Only the touch area of a link may reach beyond its section.
      const overflow = await section.evaluate((box) => box.scrollHeight - box.clientHeight);
      expect(overflow).toBeLessThan(16);
    }
  });

  test('the carousel prints all quotes', { tag: '@carousel' }, async ({ page, carousel }) => {
    await carousel.open(SHEET.width);
    await page.emulateMedia({ media: 'print' });
    for (const [index, { content }] of testimonials.entries()) {
      const slide = carousel.slides.nth(index);
      await expect(slide).toContainText(content);
      await expect(slide).toBeVisible();
      const { x, width } = await getBox(slide);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(SHEET.width);
    }
    await expect(carousel.root.getByRole('button')).toHaveCount(0);
  });
});
