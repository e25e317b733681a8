/** The edges of a rectangle, in px of the window. */
export type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** In px: the space between the focused control and the toasts, for the outline of the control. */
const CLEARANCE = 12;

/**
 * How far the page must scroll, in px, so that `cover` does not hide `focused`: 0 if they do not overlap, negative if
 * the page must scroll back. `cover` is at the bottom or the top of the window, which is `height` px high.
 */
export function coveredBy(cover: Edges, focused: Edges, height: number): number {
  const isBeside = focused.right <= cover.left || focused.left >= cover.right;
  const isAbove = focused.bottom + CLEARANCE <= cover.top;
  const isBelow = focused.top >= cover.bottom;
  if (isBeside || isAbove || isBelow) return 0;
  const isAtTop = cover.top < height - cover.bottom;
  return isAtTop ? focused.top - CLEARANCE - cover.bottom : focused.bottom + CLEARANCE - cover.top;
}

/** Scrolls the control that has the focus out from under the toasts. */
export function uncoverFocus(toasts: Element): void {
  const focused = document.activeElement;
  if (!focused || toasts.contains(focused) || !focused.matches('a, button, input, textarea'))
    return;
  const [cover, box] = [toasts.getBoundingClientRect(), focused.getBoundingClientRect()];
  const distance = coveredBy(cover, box, window.innerHeight);
  if (distance !== 0) window.scrollBy({ top: distance });
}
