/** How far a page may be scrolled, in px, before its header turns translucent (Specification §2). */
const SCROLL_THRESHOLD = 20;

/** True once the page is scrolled more than the threshold. */
export function isScrolled(scrollY: number): boolean {
  return scrollY > SCROLL_THRESHOLD;
}
