import { sidewaysOverflowOf } from '../support/geometry.ts';
import { LAYOUTS } from '../support/site-addresses.ts';
import { expect, type Page, STILL, test } from '../support/test.ts';

const WORD = 'Suchmaschinenoptimierungsberatung';

/** What has words of the site's own, none that are seen, or by its rule short ones alone (unbroken.ts). */
const CONTROLS =
  'svg, script, form, dialog, button, .button, .partner-link, .hero-chat, .visually-hidden, .unbroken';

/** Puts the word into every text of the page's content. */
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
        if (element.closest(controls)) continue;
        const longer = text.data.replace(/\p{L}{3,}/u, word);
        if (longer === text.data) continue;
        text.data = longer;
        element.dataset.longWord = '';
      }
    },
    [WORD, CONTROLS] as const,
  );

/** The elements out of whose box their words stick. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-long-word]')]
      .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
      .filter((element) => {
        let box = element;
        while (getComputedStyle(box).display === 'inline') box = box.parentElement as Element;
        const edge = box.getBoundingClientRect().right + 1;
        const words = document.createRange();
        return [...element.childNodes].some((node) => {
          words.selectNodeContents(node);
          return node instanceof Text && words.getBoundingClientRect().right > edge;
        });
      })
      .map(({ tagName, className }) => `${tagName}.${className}`),
  );

test.use(STILL);

for (const address of LAYOUTS) {
  test(`words that are longer than a line of ${address} break`, async ({ page }) => {
    await page.goto(address);
    await lengthenWords(page);
    for (const width of [240, 320, 390, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cutWords(page), `${width} px`).toEqual([]);
      expect(await sidewaysOverflowOf(page), `${width} px`).toBe(0);
    }
  });
}
