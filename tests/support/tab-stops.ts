import { expect, type Page } from '@playwright/test';

/** A stop of the Tab key, while it has the focus. */
interface TabStop {
  /** `7 a "Services"`: its index among the controls of the page, its tag and its text. */
  name: string;
  /** It is above the stop before it and not further right, or to the left of it on one line. */
  jumpsBack: boolean;
  /** A ring is drawn around it or around what it belongs to. */
  hasRing: boolean;
  /** Something covers its middle, or part of it is outside the window. */
  isObscured: boolean;
}

/** Goes through a page with the Tab key, from its top; `expected` are the controls that can be seen. */
export async function tabThrough(page: Page): Promise<{ stops: TabStop[]; expected: string[] }> {
  const notes = await page.evaluateHandle(noteStops);
  const expected = await notes.evaluate((made) => made.expected);
  // Once more than there are controls: the focus must then leave the page.
  for (let presses = 0; presses <= expected.length; presses += 1) await page.keyboard.press('Tab');
  const { stops, disabled } = await notes.evaluate((made) => made.finish());
  const staysOn = (name: string) => !disabled.includes(name);
  return { stops: stops.filter(({ name }) => staysOn(name)), expected: expected.filter(staysOn) };
}

/** Expects that Tab reaches all controls in visual order, each with a visible focus ring and covered by nothing. */
export function expectGoodStops({ stops, expected }: Awaited<ReturnType<typeof tabThrough>>): void {
  const namesWhere = (isSo: (stop: TabStop) => boolean) =>
    stops.filter(isSo).map(({ name }) => name);
  expect({
    // The order is checked by `jumps`.
    reached: namesWhere(() => true).toSorted(),
    jumps: namesWhere(({ jumpsBack }) => jumpsBack),
    withoutRing: namesWhere(({ hasRing }) => !hasRing),
    obscured: namesWhere(({ isObscured }) => isObscured),
  }).toEqual({ reached: expected.toSorted(), jumps: [], withoutRing: [], obscured: [] });
}

/** Runs in the page: notes every stop of the Tab key until `finish` is called. */
function noteStops() {
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

  const isBackward = (from: Element, to: Element) => {
    if (staysInPlace(from) !== staysInPlace(to)) return false;
    const [a, b] = [drawn(from).getBoundingClientRect(), drawn(to).getBoundingClientRect()];
    const isOnOneLine = b.top < a.bottom - 1 && b.bottom > a.top + 1;
    return (b.bottom <= a.top + 1 && b.left < a.right) || (isOnOneLine && b.right <= a.left + 1);
  };

  const isObscured = (control: Element) => {
    const { left, top, right, bottom } = drawn(control).getBoundingClientRect();
    // Pages scroll in whole px.
    const isInside = left >= 0 && top >= -1 && right <= innerWidth && bottom <= innerHeight + 1;
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !isInside || !middle || !(drawn(control).contains(middle) || middle.contains(control));
  };

  const hasRing = (control: Element) =>
    [control, drawn(control), control.closest('article, .service-card-body')].some((part) => {
      const style = part && getComputedStyle(part);
      return style?.outlineStyle === 'solid' && Number.parseFloat(style.outlineWidth) >= 2;
    });

  const stops: TabStop[] = [];
  let before: Element | undefined;
  let hasLeft = false;
  const note = () => {
    const control = document.activeElement;
    hasLeft ||= !control || !controls.includes(control);
    if (!control || hasLeft) return;
    stops.push({
      name: nameOf(control),
      jumpsBack: before ? isBackward(before, control) : false,
      hasRing: hasRing(control),
      isObscured: isObscured(control),
    });
    before = control;
  };
  // At keyup, the focus has moved and the page has scrolled.
  document.addEventListener('keyup', note);

  return {
    expected: controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('[inert]'))
      // In a group of radio buttons, Tab reaches only the checked one.
      .filter((control) => !control.matches('[type="radio"]:not(:checked)'))
      .map(nameOf),
    /** The stops until the focus left the page, and what an island has switched off meanwhile. */
    finish() {
      document.removeEventListener('keyup', note);
      return { stops, disabled: controls.filter((one) => one.matches(':disabled')).map(nameOf) };
    },
  };
}
