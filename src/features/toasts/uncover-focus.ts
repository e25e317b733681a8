/** The edges of a rectangle, in px of the window. */
export type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** In px: the space between the toasts and what they must not cover, for outlines. */
const CLEARANCE = 12;

/** Whether `cover` hides any part of `box` once the page has scrolled by `distance` px. */
function covers(cover: Edges, box: Edges, distance: number): boolean {
  const isBeside = box.right <= cover.left || box.left >= cover.right;
  const isAbove = box.bottom - distance + CLEARANCE <= cover.top;
  const isBelow = box.top - distance >= cover.bottom;
  return !isBeside && !isAbove && !isBelow;
}

/**
 * How far the page must scroll, in px, so that `cover` hides none of the boxes; negative if it must scroll back. The
 * first box, which has the focus, stays in the view. If there is no room for that, only the first box counts.
 *
 * @param view the edges of the part of the window that nothing else covers
 */
export function scrollToUncover(
  cover: Edges,
  boxes: [Edges, ...Edges[]],
  view: Pick<Edges, 'top' | 'bottom'>,
): number {
  const [focused] = boxes;
  const above = (box: Edges) => box.bottom + CLEARANCE - cover.top;
  const below = (box: Edges) => box.top - CLEARANCE - cover.bottom;
  const staysInView = (distance: number) =>
    focused.top - distance >= view.top && focused.bottom - distance <= view.bottom;
  const uncovers = (distance: number) =>
    !boxes.some((box) => covers(cover, box, distance)) && (distance === 0 || staysInView(distance));
  const nearest = [0, ...boxes.flatMap((box) => [above(box), below(box)])]
    .filter(uncovers)
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
  if (nearest !== undefined) return nearest;
  if (!covers(cover, focused, 0)) return 0;
  return cover.top < view.bottom - cover.bottom ? below(focused) : above(focused);
}

/** Scrolls the control that has the focus, with its label, and the errors of forms out from under the toasts. */
export function uncoverFocus(toasts: Element): void {
  const focused = document.activeElement;
  if (!focused || toasts.contains(focused) || !focused.matches('a, button, input, textarea'))
    return;
  const getEdges = (element: Element) => element.getBoundingClientRect();
  const errors = [...document.querySelectorAll('.field-error')].map(getEdges);
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const distance = scrollToUncover(
    getEdges(toasts),
    [getEdges(focused.closest('.field') ?? focused), ...errors],
    { top, bottom: window.innerHeight },
  );
  if (distance !== 0) window.scrollBy({ top: distance });
}
