import { expect, type Page } from '@playwright/test';
import { setHidden } from './page-changers.ts';

/**
 * Presses Tab from the top of a page to its end. Expects that each control gets the focus once, in the visual order,
 * with a visible ring, inside the window, and with nothing over its middle.
 */
export async function expectGoodStops(page: Page): Promise<void> {
  // In a hidden tab, the welcome notice stays.
  await setHidden(page, true);
  const watch = await page.evaluateHandle(watchStops);
  const count = await watch.evaluate(({ expected }) => expected.length);
  // Presses once more than there are controls, so the focus must leave the page at the end.
  for (let presses = 0; presses <= count; presses += 1) await page.keyboard.press('Tab');
  const { stops, expected, faults } = await watch.evaluate(({ finish }) => finish());
  await setHidden(page, false);
  expect(stops).toEqual(expected);
  expect(faults).toEqual([]);
}

/** Runs in the page: records and checks every stop of the Tab key. */
function watchStops() {
  const controls = [
    ...document.querySelectorAll(
      'a[href], button:enabled, input:enabled, textarea:enabled, summary, [tabindex="0"]',
    ),
  ];
  const getName = (control: Element) => {
    const words = control.getAttribute('aria-label') ?? control.textContent ?? '';
    return `${controls.indexOf(control)} ${control.localName} "${words.trim().slice(0, 40)}"`;
  };
  const expected = controls
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.closest('[inert]'))
    // In a group of radio buttons, Tab reaches only the checked one.
    .filter((control) => !control.matches('[type="radio"]:not(:checked)'));

  /** The boxes of the controls before the page scrolls. */
  const boxes = new Map(expected.map((control) => [control, control.getBoundingClientRect()]));

  /** Whether a control is above the previous one and not to its right, or to its left on the same line. */
  const isBackward = (control: Element, before?: Element) => {
    const [a, b] = [before ?? control, control].map((element) => boxes.get(element));
    // A navigation may be in a column of its own.
    if (!a || !b || before?.closest('nav') !== control.closest('nav')) return false;
    const isOnOneLine = b.top < a.bottom - 1 && b.bottom > a.top + 1;
    return (b.bottom <= a.top + 1 && b.left < a.right) || (isOnOneLine && b.right <= a.left + 1);
  };

  /** Whether something covers the middle of a control, or part of it is outside the window. */
  const isObscured = (control: Element) => {
    const { left, top, right, bottom, height } = control.getBoundingClientRect();
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    // A table may be higher than the window.
    const isTooHigh = height > innerHeight - Number.parseFloat(scrollPaddingTop);
    // Allows 1 px, because pages scroll in whole px.
    const isInHeight = isTooHigh || (top >= -1 && bottom <= innerHeight + 1);
    const isInside = left >= 0 && right <= innerWidth && isInHeight;
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !isInside || !middle || !(control.contains(middle) || middle.contains(control));
  };

  /** Whether a ring is drawn around a control, its label, or the text of its card. */
  const hasRing = (control: Element) =>
    [control, control.closest('label, .card > .cell')].some((part) => {
      if (!part?.checkVisibility({ opacityProperty: true })) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
    });

  const stops: Element[] = [];
  const faults: string[] = [];
  // At keyup, the focus has moved and the page has scrolled.
  document.addEventListener('keyup', () => {
    const control = document.activeElement;
    if (!control || control === document.body) return;
    if (isBackward(control, stops.at(-1))) faults.push(`out of order: ${getName(control)}`);
    stops.push(control);
    if (!hasRing(control)) faults.push(`without ring: ${getName(control)}`);
    if (isObscured(control)) faults.push(`obscured: ${getName(control)}`);
  });

  return {
    expected,
    /** Returns what was seen. Leaves out controls that an island has disabled since the start. */
    finish: () => ({
      stops: stops.toSorted((a, b) => controls.indexOf(a) - controls.indexOf(b)).map(getName),
      expected: expected.filter((control) => !control.matches(':disabled')).map(getName),
      faults,
    }),
  };
}
