/** Pictures of every kind, in every place that takes one: a photograph, a drawing, a narrow PNG and a small JPEG. */
import { expectNoFindings } from '../support/accessibility-engines.ts';
import { placeOf } from '../support/copies.ts';
import { sidewaysOverflowOf } from '../support/geometry.ts';
import { expect, type Page, test } from '../support/test.ts';

// Requests to other sites fail.
test.use({ baseURL: placeOf('agency').url, provoked: /ERR_NAME_NOT_RESOLVED/ });

const WIDTHS = [320, 768, 1100, 1440, 2560];

const TEXT = './blog/newly-published';
const REPORTS = [0, 1, 2, 3].map((index) => `./blog/report-${index}`);

/** The pictures on a page, and how many there are. */
const PLACES: [address: string, pictures: string, count: number][] = [
  ['./about', '.people .avatar img, .partner-picture, .partner-logo', 12],
  ['./blog/page/2', '.article-card .cover', 2],
  ['./blog', '.article-card .cover', 12],
  ['./en/testimonials', '.quote-card-portrait', 4],
  ...['./', './en'].map((home): [string, string, number] => [home, '.contact-head img', 1]),
  ...REPORTS.map((one): [string, string, number] => [one, '.article-head img', 2]),
  [TEXT, '.prose img[src*="_astro"]', 9],
];

/** The pictures that are empty, distorted, outside their box, or larger than their file. */
const misplaced = (page: Page, pictures: string) =>
  page.locator(pictures).evaluateAll((images: HTMLImageElement[]) =>
    images.flatMap((image) => {
      const frame = (image.closest('picture, a')?.closest('a, picture') ?? image) as Element;
      const box = (frame.closest('a') ?? frame).parentElement as Element;
      const { borderLeftWidth, paddingLeft } = getComputedStyle(box);
      const [own, outer] = [image.getBoundingClientRect(), box.getBoundingClientRect()];
      const start =
        outer.left + Number.parseFloat(borderLeftWidth) + Number.parseFloat(paddingLeft);
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const isCut = getComputedStyle(image).objectFit !== 'fill';
      const isInText = image.closest('.prose p, .prose figure') !== null;
      const faults = {
        empty: own.width < 30 || own.height < 15,
        distorted: !isCut && Math.abs(own.width / own.height / ratio - 1) > 0.05,
        beyond: own.left < start - 1 || own.right > outer.right + 1,
        outside: own.top < outer.top - 1 || own.bottom > outer.bottom + 1,
        enlarged: isInText && own.width > Number(image.getAttribute('width')) + 1,
      };
      const found = Object.entries(faults).filter(([, isFault]) => isFault);
      return found.map(([fault]) => `${fault}: ${image.currentSrc} ${own.width}×${own.height}`);
    }),
  );

test('pictures of any kind are whole and in their place at every width', async ({ page }) => {
  for (const [address, pictures, count] of PLACES) {
    await page.goto(address);
    await expect(page.locator(pictures)).toHaveCount(count);
    // A drawing that only defines shapes for others takes no space.
    await expect(page.locator('.drawn-tiles:visible')).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await misplaced(page, pictures), `${address}, ${width} px`).toEqual([]);
      expect(await sidewaysOverflowOf(page), `${address}, ${width} px`).toBe(0);
    }
    if (address === TEXT) await expectNoFindings(page, address, '.prose');
  }
});
