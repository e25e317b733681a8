/** Tests the copy `agency`, whose content has hostile texts and pictures of several kinds. */
import { globSync } from 'node:fs';
import { expectNoFindings } from '../support/accessibility-engines.ts';
import { agency, test } from '../support/agency.ts';
import { getCopy, HOSTILE } from '../support/copies.ts';
import { getSidewaysOverflow } from '../support/geometry.ts';
import { expect, type Page } from '../support/test.ts';

const { dir, url } = getCopy('agency');

// Requests to other sites fail.
test.use({ provoked: /ERR_NAME_NOT_RESOLVED/ });

/** Every page in the language with hostile texts (tests/copies/hostile.ts). */
const files = globSync([`${HOSTILE}.html`, `${HOSTILE}/**/*.html`], { cwd: dir });

/** The origins of accepted pictures and of the analytics service. */
const PICTURE_HOSTS = /^https:\/\/(pictures|xn--mller-kva)\.example$/;
const { origin: counter } = new URL(`${agency.site.analytics?.script}`);

/** Runs in the page: finds elements that could run, frame or send something. */
function activeParts(): string[] {
  const isActive = (element: Element) =>
    [...element.attributes].some(({ name }) => name.startsWith('on')) ||
    (element instanceof HTMLAnchorElement && !/^(https?|mailto|tel):/.test(element.href)) ||
    element.matches('iframe, object, embed, base, meta[http-equiv=refresh], [formaction], [ping]');
  return [...document.querySelectorAll('*')].filter(isActive).map(({ outerHTML }) => outerHTML);
}

test.describe(() => {
  // One of these pages is the not-found page.
  test.use({ provoked: /ERR_NAME_NOT_RESOLVED|404/ });

  test('hostile content runs nothing and requests nothing but its pictures', async ({ page }) => {
    const requested = new Set<string>();
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      const isPicture = request.resourceType() === 'image' && PICTURE_HOSTS.test(origin);
      if (!isPicture) requested.add(origin);
    });
    await page.addInitScript(() => {
      Object.assign(window, { hostile: () => console.error('ran') });
    });
    expect(files.filter((file) => file.includes('blog/hostile-')).length).toBeGreaterThan(5);
    for (const file of files) {
      await page.goto(`./${file.replace(/\.html$/, '')}`);
      expect(await page.evaluate(activeParts), file).toEqual([]);
    }
    expect([...requested].toSorted()).toEqual([new URL(url).origin, counter].toSorted());
  });
});

const WIDTHS = [320, 768, 1100, 1440, 2560];

const TEXT = './blog/newly-published';

/** The pictures from the content, and the drawings that stand in for missing ones. */
const PICTURES = [
  '.avatar img',
  '.partner-logo',
  '.quote-card-portrait',
  '.contact-head img',
  '.page-head img',
  '.page-card .cover',
  '.tiled-picture > img',
  '.tiled-picture picture img',
  '.prose img[src*="_astro"]',
];

/** Pages that together show each kind of picture. */
const PAGES = [
  ...['./', './en', './about', './blog', './blog/page/2', './en/voices', TEXT],
  ...[0, 1, 2, 3].map((index) => `./blog/report-${index}`),
];

/** The pictures that are empty, distorted, outside their box or, in texts, larger than their file. */
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
      // Tiles go beyond their cell, which cuts them off.
      const isTiles = image.matches('.cover-tiles');
      const text = document.querySelector('.prose > p');
      const isInText = image.closest('.prose p, .prose figure') !== null;
      const faults = {
        empty: own.width < 30 || own.height < 15,
        distorted: !isCut && Math.abs(own.width / own.height / ratio - 1) > 0.05,
        beyond: !isTiles && (own.left < start - 1 || own.right > outer.right + 1),
        outside: !isTiles && (own.top < outer.top - 1 || own.bottom > outer.bottom + 1),
        aside: isInText && own.right < (text?.getBoundingClientRect().left ?? 0),
        enlarged: isInText && own.width > Number(image.getAttribute('width')) + 1,
      };
      const found = Object.entries(faults).filter(([, isFault]) => isFault);
      return found.map(([fault]) => `${fault}: ${image.currentSrc} ${own.width}×${own.height}`);
    }),
  );

test('pictures of each kind are whole and in their place at five widths', async ({ page }) => {
  const seen = new Set<string>();
  for (const path of PAGES) {
    await page.goto(path);
    for (const kind of PICTURES) if ((await page.locator(kind).count()) > 0) seen.add(kind);
    // The SVG that defines shapes for other drawings takes no space.
    await expect(page.locator('.svg-definitions:visible')).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await misplaced(page, PICTURES.join()), `${path}, ${width} px`).toEqual([]);
      expect(await getSidewaysOverflow(page), `${path}, ${width} px`).toBe(0);
    }
    if (path === TEXT) await expectNoFindings(page, path, '.prose');
  }
  expect([...seen].toSorted()).toEqual(PICTURES.toSorted());
});
