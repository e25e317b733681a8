import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
import type axe from 'axe-core';
import { getSidewaysOverflow, scrollPageTo } from './geometry.ts';

declare global {
  interface Window {
    axe: typeof axe;
    ace: { Checker: typeof Checker };
  }
}

const { resolve } = createRequire(import.meta.url);
const source = (file: string) => readFileSync(resolve(file), 'utf8');

const AXE = source('axe-core/axe.min.js');
const IBM = `${source('accessibility-checker-engine/ace.js')}; window.ace = ace;`;

/**
 * The rules by which IBM's engine asks for a review or recommends something, each with the reason why its finding is
 * not a fault here. A test fails at findings of other rules, and at violations of these.
 */
const REVIEWED: Readonly<Record<string, string>> = {
  a_target_warning:
    'the engine knows only English words; tests/built/pages.test.ts checks those of each language',
  blockquote_cite_exists: 'a quote names who said it; there is no address to cite',
  element_tabbable_role_valid: 'scroll areas must be reachable by key, and have a name',
  element_tabbable_unobscured:
    'tab-stops.ts checks that nothing covers the middle of a focused control',
  fieldset_legend_valid: 'there is a legend, hidden from sight',
  img_alt_background: 'backgrounds are tiles and gradients, which say nothing',
  input_fields_grouped: 'a form with one group of fields is named as a whole',
  input_label_visible: 'not seen by the engine: each field has a visible label above it',
  style_color_misuse: 'color alone never carries a meaning: there are also marks, words or lines',
  style_focus_visible: 'tab-stops.ts measures focus rings',
  style_highcontrast_visible: 'preferences.spec.ts checks forced colors',
  style_viewport_resizable:
    'text that must stay on one line follows the width of the window; zoom enlarges other text',
  text_block_heading: 'short paragraphs, as on the not-found page, are no headings',
  text_sensory_misuse: 'articles say small, left or right, but not of parts of the page',
};

/** A rule of IBM's engine that misreads colors: it knows only rgb(). Axe checks contrast. */
const NOT_READ = 'text_contrast_sufficient';

/** An experimental rule of axe that contradicts another one, `scrollable-region-focusable`. */
const NOT_RUN = 'focus-order-semantics';

/** WCAG 2.2, 2.5.5 (AAA), in CSS px: the smallest size of a control that is not in a sentence. */
const TARGET_SIZE = 44;

interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

export const NARROW: Look = { width: 320, colorScheme: 'light' };
export const WIDE: Look = { width: 1440, colorScheme: 'dark' };
export const NARROW_DARK: Look = { width: 320, colorScheme: 'dark' };

/** Both widths and both schemes. Two looks are enough: colors.test.ts checks colors in both schemes. */
const LOOKS = [NARROW, WIDE];

/** Resolves when the page has this look and no transition runs, so that no color is measured halfway. */
export async function applyLook(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const transitions = document.getAnimations().filter((item) => item instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Expects that the page fits its window, and that axe finds nothing in `scope`. */
export async function expectNoFindings(page: Page, state: string, scope = 'html', looks = LOOKS) {
  // Begins with the width that the page has, because every change of width takes time.
  const width = page.viewportSize()?.width;
  for (const look of looks.toSorted((a, b) => +(b.width === width) - +(a.width === width))) {
    await applyLook(page, look);
    const name = `${state}, ${look.width} px, ${look.colorScheme}`;
    expect.soft(await getSidewaysOverflow(page), name).toBe(0);
    // At the top of the page, the sticky header covers no target.
    await scrollPageTo(page, 0);
    expect.soft(await findWithAxe(page, scope), name).toEqual([]);
  }
}

/** Loads an engine into a page, unless the page already has it. */
async function install(page: Page, name: 'axe' | 'ace', code: string): Promise<void> {
  if (!(await page.evaluate((global) => global in window, name))) await page.evaluate(code);
}

/** Runs axe in the elements that `scope` selects: all rules but one, including best practices, AAA and experiments. */
async function findWithAxe(page: Page, scope: string): Promise<string[]> {
  await install(page, 'axe', AXE);
  return page.evaluate(
    async ({ selector, notRun, size }) => {
      const rules = window.axe
        .getRules()
        .map(({ ruleId }) => [ruleId, { enabled: ruleId !== notRun }]);
      const checks = [
        { id: 'target-size', options: { minSize: size } },
        // A small target fails even if there is space around it.
        { id: 'target-offset', enabled: false },
      ];
      window.axe.configure({ checks });
      const { violations } = await window.axe.run(selector, {
        rules: Object.fromEntries(rules),
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `axe: ${id}: ${html}: ${failureSummary}`),
      );
    },
    { selector: scope, notRun: NOT_RUN, size: TARGET_SIZE },
  );
}

/** Runs the WCAG 2.2 rules (A and AA) of IBM's Equal Access engine on the page. */
export async function findWithIbm(page: Page): Promise<string[]> {
  await install(page, 'ace', IBM);
  const found = await page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2']);
    return results.filter(({ value }) => value[1] !== 'PASS');
  });
  return found
    .filter(({ ruleId }) => ruleId !== NOT_READ)
    .filter(({ value, ruleId }) => value.join() === 'VIOLATION,FAIL' || !(ruleId in REVIEWED))
    .map(({ value, ruleId, message, snippet }) =>
      [`IBM: ${value.join(' ')}`, ruleId, message, snippet.slice(0, 200)].join(': '),
    );
}
