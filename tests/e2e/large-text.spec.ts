import config from '../../playwright.config.ts';
import { blockFonts } from './support/block-fonts.ts';
import { ADDRESSES } from './support/site-addresses.ts';
import { expect, test } from './support/test.ts';

const { launchOptions } = config.use ?? {};

// As in the browser's settings: media queries in rem follow the visitor's text size too.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

for (const address of ADDRESSES) {
  test(`${address} does not scroll sideways with 200 % text`, async ({ page }) => {
    await blockFonts(page);
    await page.goto(address);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    for (const width of [640, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, `at ${width} px`).toBe(0);
    }
  });
}
