/** The edges of a rectangle, in px of the window. */
export type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Space between the focused control and the toasts, in px, for its outline. */
const CLEARANCE = 12;

/**
 * How far the page must scroll, in px, so that `cover`, at the bottom of the window, does not hide
 * `focused`: 0 if they do not overlap.
 */
export function coveredBy(cover: Edges, focused: Edges): number {
  const isBeside = focused.right <= cover.left || focused.left >= cover.right;
  const isAbove = focused.bottom + CLEARANCE <= cover.top;
  const isBelow = focused.top >= cover.bottom;
  return isBeside || isAbove || isBelow ? 0 : focused.bottom + CLEARANCE - cover.top;
}

/** Scrolls the control that has the focus out from under the toasts. */
export function uncoverFocus(toasts: Element): void {
  const focused = document.activeElement;
  if (!focused || toasts.contains(focused) || !focused.matches('a, button, input, textarea'))
    return;
  const distance = coveredBy(toasts.getBoundingClientRect(), focused.getBoundingClientRect());
  if (distance > 0) window.scrollBy({ top: distance });
}
