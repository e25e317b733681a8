import { blockFonts } from './support/block-fonts.ts';
import { ADDRESSES } from './support/site-addresses.ts';
import { expect, type Page, test } from './support/test.ts';

const WIDTHS = [320, 360, 390, 480, 639, 640, 767, 768, 1023, 1024, 1279, 1280, 1440, 1920, 2560];

/** WCAG 2.2, 1.4.12: text spacing that a reader may set. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** By how many px the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Texts that are cut off by their own box, other than those hidden on purpose. */
const clippedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const cuts = style.overflowX === 'hidden' || style.overflowY === 'hidden';
        const isHidden = element.closest('.visually-hidden, [aria-hidden], dialog:not([open])');
        if (!cuts || isHidden || element.matches('.carousel-viewport')) return false;
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      })
      .map((element) => `${element.tagName}.${element.className}`),
  );

for (const address of ADDRESSES) {
  test(`${address} never scrolls sideways from 320 to 2560 px`, async ({ page }) => {
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `at ${width} px`).toBe(0);
    }
  });
}

test.describe('with text spacing', () => {
  test.use({ bypassCSP: true });

  for (const address of ADDRESSES) {
    test(`${address} clips nothing`, async ({ page }) => {
      await blockFonts(page);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await page.addStyleTag({ content: TEXT_SPACING });
        expect(await overflow(page), `at ${width} px`).toBe(0);
        expect(await clippedTexts(page), `at ${width} px`).toEqual([]);
      }
    });
  }
});
