import { LAYOUTS, partners } from '../support/content.ts';
import { getBox, getSidewaysOverflow, resize } from '../support/geometry.ts';
import { expect, type Page, test } from '../support/test.ts';

const WIDTHS = [
  320, 390, 480, 639, 640, 767, 768, 1023, 1024, 1279, 1280, 1366, 1440, 1690, 1920, 2560, 3840,
];

/** Text spacing that a reader may set (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

// Lets a test add the reader's own styles.
test.use({ bypassCSP: true, provoked: /404|ERR_FAILED/ });

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  expect(await getSidewaysOverflow(page), `${width} px`).toBe(0);
}

/** Expects that no text is cut off at these widths. */
async function expectWholeTexts(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await expectToFit(page, width);
    expect(await cutTexts(page), `${width} px`).toEqual([]);
  }
}

/** The edges, in px, at which the logo, headings and introductions begin; edges up to 3 px apart count as one. */
async function getEdges(page: Page): Promise<number[]> {
  const lefts = await page
    .locator('.logo, h1, main h2, main .intro')
    .evaluateAll((texts) =>
      texts
        .filter((text) => text.checkVisibility() && !text.closest('dialog, article, li, .chat'))
        .map((text) => text.getBoundingClientRect().left),
    );
  const sorted = lefts.toSorted((a, b) => a - b);
  return sorted.filter((left, index) => index === 0 || left > Number(sorted[index - 1]) + 3);
}

/** Texts that are wider than their box, or cut off by an outer box. Leaves out texts that are hidden on purpose. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const HIDDEN = '.visually-hidden, [aria-hidden], [inert], dialog:not([open]), script';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const [range, cut] = [document.createRange(), new Set<string>()];
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (!parent?.checkVisibility() || parent.closest(HIDDEN) || !textContent?.trim()) continue;
      range.selectNodeContents(texts.currentNode);
      const { right, bottom } = range.getBoundingClientRect();
      let isInBox = false;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { display, overflowX, overflowY } = getComputedStyle(box);
        if (display === 'inline') continue;
        if (/auto|scroll/.test(overflowX) || box.matches('.carousel-viewport')) break;
        const edges = box.getBoundingClientRect();
        const isWide = right > edges.right + 1 && (!isInBox || overflowX === 'hidden');
        const isHigh = bottom > edges.bottom + 1 && overflowY === 'hidden';
        if (isWide || isHigh) cut.add(`${box.tagName}.${box.className}: ${textContent}`);
        isInBox = true;
      }
    }
    return [...cut];
  });

/** Sets the text size in the browser's settings, which media queries in rem also follow. */
async function setTextSize(page: Page, px: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: px } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${px}px`);
}

const LONG_WORD = 'Suchmaschinenoptimierungsberatung';

/** Texts that are not lengthened: those of controls, hidden ones, and those that stay on one line. */
const CONTROLS =
  'svg, script, form, dialog, button, .button, .text-link, .hero-chat, .visually-hidden, .unbroken, .figure strong';

/** Puts a long word into every text in <main> that is not in CONTROLS. */
const lengthenWords = (page: Page) =>
  page.evaluate(
    ([word, controls]) => {
      const texts = document.createTreeWalker(
        document.querySelector('main') as Element,
        NodeFilter.SHOW_TEXT,
      );
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const element = text.parentElement as HTMLElement;
        if (!element.closest(controls)) text.data = text.data.replace(/\p{L}{3,}/u, word);
      }
    },
    [LONG_WORD, CONTROLS] as const,
  );

/**
 * Boxes that do not begin and end on the lines of the grid, that reach below their card, or in which a tile is cut,
 * each with its place. GridList.test.ts shows that any number of cells fills its rows.
 */
const offGrid = (page: Page) =>
  page.evaluate((selector) => {
    const { clientWidth } = document.documentElement;
    const modules = getComputedStyle(document.documentElement).getPropertyValue('--modules');
    const module = clientWidth / Number(modules);
    const offBy = (px: number, unit: number) => Math.abs(px - Math.round(px / unit) * unit);
    const off: string[] = [];
    for (const box of document.querySelectorAll(selector)) {
      const { left, right, bottom, width, height } = box.getBoundingClientRect();
      if (width === 0 || height === 0 || box.closest('dialog')) continue;
      // A box ends 3 px before its grid line, at the gap.
      const end = right > clientWidth - 4 ? clientWidth : right + 3;
      const tile = box.querySelector(':scope > .turning-tile')?.getBoundingClientRect();
      const isCut = tile && (offBy(width, tile.width) > 4 || offBy(height, tile.height) > 4);
      const card = box.closest('.card')?.getBoundingClientRect();
      const isHigh = card && bottom > card.bottom + 2;
      if (isCut || isHigh || offBy(left, module) > 1 || offBy(end, module) > 1)
        off.push(`${box.tagName}.${box.className}: ${left / module} to ${end / module}`);
    }
    return off;
  }, '.grid > :not(ul, form), .grid > ul > li, .card > *, .tile-band, .page-card-cover, .tiled-picture');

/** The widths and heights of sections, cards and pictures, except logos: a name in place of one may be wider. */
const getSizes = (page: Page) =>
  page
    .locator('main')
    .locator('section, article, li, figure, img:not(.partner-logo)')
    .evaluateAll((all) =>
      all.map((box) => `${box.className} ${box.clientWidth}×${box.clientHeight}`),
    );

for (const path of LAYOUTS)
  test.describe(path, () => {
    test.beforeEach(({ page }) => page.goto(path));

    test('is on the grid from 320 to 3840 px', async ({ page }) => {
      for (const width of WIDTHS) {
        await expectToFit(page, width);
        expect((await getEdges(page)).length, `${width} px`).toBeLessThanOrEqual(2);
        expect(await offGrid(page), `${width} px`).toEqual([]);
      }
    });

    test('cuts no text off, even with long words', async ({ page }) => {
      await lengthenWords(page);
      await expectWholeTexts(page, [240, 320, 390, 768, 1024, 1440, 2560]);
    });

    test('fits windows at a text size of 200 %', async ({ page }) => {
      // On a slow first visit, fallback fonts are shown, which may be wider.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.reload();
      await setTextSize(page, 32);
      for (const width of [640, 1024, 1280, 1440, 2560]) await expectToFit(page, width);
      for (const figure of await page.locator('.prose > figure').all())
        expect((await getBox(figure)).width).toBeGreaterThanOrEqual(
          (await getBox(page.locator('.prose'))).width,
        );
    });

    test('cuts no text off with the spacing of WCAG 1.4.12', async ({ page }) => {
      await page.addStyleTag({ content: TEXT_SPACING });
      await expectWholeTexts(page, [320, 1440]);
    });

    test('keeps the space of pictures that do not load', async ({ page }) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.reload();
        const sizes = await getSizes(page);
        await page.route(/\.(avif|jpg|png|svg|webp)$/, (route) => route.abort());
        await page.reload();
        expect(await getSizes(page), `${width} px`).toEqual(sizes);
        await page.unrouteAll();
      }
    });
  });

test('the parts of partners in a row begin at the same height', {
  tag: '@partners',
}, async ({ page }) => {
  await page.goto('./');
  const PARTS = '.partner-logo, .figure, .partner-story, .partner-type';
  for (const width of [768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const parts = await page.locator('.partner-card').evaluateAll((cards, selector) => {
      const getTop = (part: Element) => part.getBoundingClientRect().top;
      return cards.map((card) => [card, ...card.querySelectorAll(selector)].map(getTop));
    }, PARTS);
    expect(parts).toHaveLength(partners.length);
    for (const [top, ...lines] of parts)
      expect([top, ...lines]).toEqual(parts.find(([other]) => other === top));
  }
});

test('§4 Chat: the greeting is in full view', { tag: '@sample' }, async ({ page, chat }) => {
  await page.goto('./');
  await chat.quickReplies.first().evaluate((button) => {
    const [first, list] = [button.parentElement, button.parentElement?.parentElement];
    while (first && list && list.children.length < 5) first.after(first.cloneNode(true));
  });
  await expect(chat.quickReplies).toHaveCount(5);
  for (const size of ['320×460', '768×1024', '1440×900', '3840×2160'] as const) {
    await resize(page, size);
    const [view, greeting] = [await getBox(chat.conversation), await getBox(chat.messages)];
    expect(greeting.y, size).toBeGreaterThan(view.y);
    expect(greeting.y + greeting.height, size).toBeLessThanOrEqual(view.y + view.height);
    const [panel, field] = [await getBox(chat.panel), await getBox(chat.field)];
    expect(field.y + field.height, size).toBeLessThan(panel.y + panel.height);
    expect((await getBox(chat.quickReplies.first())).height, size).toBeGreaterThanOrEqual(44);
    await chat.quickReplies.first().scrollIntoViewIfNeeded();
    await expect(chat.quickReplies.first(), size).toBeInViewport({ ratio: 0.99 });
  }
});
