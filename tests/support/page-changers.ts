/** What other programs do to a page: change it, hide its tab and announce its live regions. */
import { expect, type Locator, type Page } from '@playwright/test';

/** In ms: the delay of scripts, so that visitors act before islands hydrate. */
const DELAY = 400;

/** The error that React reports when it renders an island anew. Even then, nothing that the visitor did may be lost. */
export const RENDERED_ANEW = /Minified React error #418/;

/** When a page is changed: before or after its islands hydrate. */
export type Moment = 'before' | 'after';

/** From now on, every page that a test opens is translated, and has elements beside its fields. */
export async function changePages(page: Page, moment: Moment): Promise<void> {
  await page.addInitScript(reportLostTexts);
  if (moment === 'before')
    await page.route('**/_astro/*.js', async (route) => {
      await new Promise((late) => setTimeout(late, DELAY));
      await route.fallback();
    });
  const open = page.goto.bind(page);
  page.goto = async (...to) => {
    const response = await open(...to);
    await page.waitForLoadState('domcontentloaded');
    if (moment === 'after') {
      // Loads each island by a sign of intent.
      await page.locator('astro-island > *').evaluateAll((all) => {
        for (const root of all) root.dispatchEvent(new Event('focusin', { bubbles: true }));
      });
      const waiting = 'astro-island:not([data-island-ready], [data-island-failed])';
      await expect(page.locator(waiting)).toHaveCount(0);
    }
    await page.evaluate(translate);
    await page.evaluate(insertBesideFields);
    return response;
  };
}

/**
 * Translates as Chrome does: replaces each text with a new one in two <font> elements, at once and whenever a text is
 * added to the page.
 */
function translate(): void {
  const untranslated = 'font, script, style, template, textarea';
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(untranslated)) continue;
      // The name is in capitals, because TypeScript reports `font` as deprecated.
      const [outer, inner] = [document.createElement('FONT'), document.createElement('FONT')];
      outer.append(inner);
      inner.append(text.data);
      text.replaceWith(outer);
    }
  };
  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { target } of changes) translateIn(target);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Inserts an element before and after each field, as password managers and grammar checkers do. */
function insertBesideFields(): void {
  const seen = new WeakSet<Element>();
  const insert = () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      if (seen.has(field)) continue;
      seen.add(field);
      field.before(document.createElement('div'));
      field.after(document.createElement('grammarly-extension'));
    }
  };
  insert();
  new MutationObserver(insert).observe(document.body, { childList: true, subtree: true });
}

/** Reports writes to a text that is no longer on the page. Runs before the page's own scripts. */
function reportLostTexts(): void {
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      if (!this.isConnected) console.error(`lost text: ${value}`);
      nodeValue?.set?.call(this, value);
    },
  });
}

/** Tells the page that its tab is hidden or visible again. */
export function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Records the announcements of a live region from now on. */
export const listenTo = (region: Locator) =>
  region.evaluateHandle((log) => {
    const heard: string[] = [];
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') heard.push(target.textContent ?? '');
        // A translation adds <font> elements. They repeat a text that has already been announced.
        for (const node of addedNodes)
          if (node.nodeName !== 'FONT') heard.push(node.textContent ?? '');
      }
    }).observe(log, { childList: true, subtree: true, characterData: true });
    return heard;
  });
