import { expect, type Page } from '@playwright/test';

/**
 * Goes through a page with the Tab key, from its top, and expects that it reaches all controls in visual order, each
 * with a visible focus ring and covered by nothing.
 */
export async function expectGoodStops(page: Page): Promise<void> {
  const watch = await page.evaluateHandle(watchStops);
  const count = await watch.evaluate(({ expected }) => expected.length);
  // One press more than there are controls: the focus must then leave the page.
  for (let presses = 0; presses <= count; presses += 1) await page.keyboard.press('Tab');
  const faults = await watch.evaluate(({ finish }) => finish());
  expect(faults).toEqual({ missed: [], unexpected: [], jumps: [], withoutRing: [], obscured: [] });
}

/** Runs in the page: looks at every stop of the Tab key until `finish` is called. */
function watchStops() {
  const controls = [
    ...document.querySelectorAll(
      'a[href], button:enabled, input:enabled, textarea:enabled, summary, [tabindex="0"]',
    ),
  ];
  const nameOf = (control: Element) => {
    const words = control.getAttribute('aria-label') ?? control.textContent ?? '';
    return `${controls.indexOf(control)} ${control.localName} "${words.trim().slice(0, 40)}"`;
  };
  // A radio button is drawn as its label.
  const drawn = (control: Element) => control.closest('label') ?? control;

  /** Elements that stay in place while the page scrolls are compared only with each other. */
  const staysInPlace = (control: Element) => {
    for (let part: Element | null = control; part; part = part.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(part).position)) return true;
    }
    return false;
  };

  /** Whether `to` is above `from` and not further right, or left of it on the same line. */
  const isBackward = (from: Element, to: Element) => {
    if (staysInPlace(from) !== staysInPlace(to)) return false;
    const [a, b] = [drawn(from).getBoundingClientRect(), drawn(to).getBoundingClientRect()];
    const isOnOneLine = b.top < a.bottom - 1 && b.bottom > a.top + 1;
    return (b.bottom <= a.top + 1 && b.left < a.right) || (isOnOneLine && b.right <= a.left + 1);
  };

  /** Whether something covers the middle of a control, or part of it is outside the window. */
  const isObscured = (control: Element) => {
    const { left, top, right, bottom } = drawn(control).getBoundingClientRect();
    // Pages scroll in whole px.
    const isInside = left >= 0 && top >= -1 && right <= innerWidth && bottom <= innerHeight + 1;
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !isInside || !middle || !(drawn(control).contains(middle) || middle.contains(control));
  };

  /** Whether a ring is drawn around a control or an element around it. */
  const hasRing = (control: Element) =>
    [control, drawn(control), control.closest('article, .service-card-body')].some((part) => {
      const style = part && getComputedStyle(part);
      return style?.outlineStyle === 'solid' && Number.parseFloat(style.outlineWidth) >= 2;
    });

  const expected = controls
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.closest('[inert]'))
    // In a group of radio buttons, Tab reaches only the checked one.
    .filter((control) => !control.matches('[type="radio"]:not(:checked)'));

  const stops: Element[] = [];
  const jumps: string[] = [];
  const withoutRing: string[] = [];
  const obscured: string[] = [];
  let hasLeft = false;
  const look = () => {
    const control = document.activeElement;
    hasLeft ||= !control || !controls.includes(control);
    if (!control || hasLeft) return;
    const before = stops.at(-1);
    if (before && isBackward(before, control)) jumps.push(nameOf(control));
    if (!hasRing(control)) withoutRing.push(nameOf(control));
    if (isObscured(control)) obscured.push(nameOf(control));
    stops.push(control);
  };
  // At keyup, the focus has moved and the page has scrolled.
  document.addEventListener('keyup', look);

  return {
    expected,
    /** The faults found before the focus left the page. An island may have disabled a control in the meantime. */
    finish() {
      document.removeEventListener('keyup', look);
      const missed = expected.filter((one) => !stops.includes(one) && !one.matches(':disabled'));
      const unexpected = stops.filter(
        (one, index) => !expected.includes(one) || stops.indexOf(one) !== index,
      );
      return {
        missed: missed.map(nameOf),
        unexpected: unexpected.map(nameOf),
        jumps,
        withoutRing,
        obscured,
      };
    },
  };
}
