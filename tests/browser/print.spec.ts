import { testimonials } from '../support/content.ts';
import { PAGE_PATHS } from '../support/site-addresses.ts';
import { carouselOf, openCarousel, slidesOf } from '../support/slides.ts';
import { expect, type Page, test } from '../support/test.ts';

/** A4 with margins of 1 cm, in px. */
const SHEET = { width: 718, height: 1047 };

/** Columns part where sheets of paper would, and their places can be measured. */
const SHEETS = `body {
  display: block;
  width: ${SHEET.width}px;
  height: ${SHEET.height}px;
  columns: ${SHEET.width}px;
  column-gap: 0;
  column-fill: auto;
}`;

test.use({ bypassCSP: true, colorScheme: 'dark', viewport: SHEET });

interface Printed {
  /** Headings at the end of a sheet, whose text is on the next. */
  parted: string[];
  /** The parts of the sheets that are used, from 0 to 1, except of the last. */
  used: number[];
  /** Headings in a light color. */
  light: string[];
}

/** What the page looks like on paper. */
function lookAtSheets(page: Page): Promise<Printed> {
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
    const sheetOf = ({ left }: DOMRect) => Math.floor((left + 1) / width);
    const parted = texts.filter(({ heading, rect }, index) => {
      const next = texts[index + 1];
      return heading && next && !next.heading && sheetOf(next.rect) !== sheetOf(rect);
    });
    const ends: number[] = [];
    for (const { rect } of texts)
      ends[sheetOf(rect)] = Math.max(ends[sheetOf(rect)] ?? 0, rect.bottom / height);
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    const isLight = (heading: Element | null) => {
      if (!heading) return false;
      canvas.fillStyle = getComputedStyle(heading).color;
      canvas.fillRect(0, 0, 1, 1);
      return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)) > 128;
    };
    return {
      parted: parted.map(({ text }) => text),
      used: Array.from(ends, (end = 0) => end).slice(0, -1),
      light: texts.filter(({ heading }) => isLight(heading)).map(({ text }) => text),
    };
  }, SHEET);
}

for (const path of PAGE_PATHS) {
  test(`${path} on paper: dark headings, with what they head, on sheets that are used`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await page.addStyleTag({ content: SHEETS });
    const { parted, used, light } = await lookAtSheets(page);
    expect(parted).toEqual([]);
    expect(light).toEqual([]);
    expect(used.filter((part) => part < 0.5)).toEqual([]);
  });
}

test('the carousel prints its quotes, and no buttons', { tag: '@carousel' }, async ({ page }) => {
  await openCarousel(page, SHEET.width);
  await page.emulateMedia({ media: 'print' });
  for (const [index, { content }] of testimonials.entries()) {
    const slide = slidesOf(page).nth(index);
    await expect(slide).toContainText(content);
    await expect(slide).toBeVisible();
    const box = await slide.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(SHEET.width);
  }
  await expect(carouselOf(page).getByRole('button')).toHaveCount(0);
});
