/**
 * True when the visitor wants things to stand still: asked the device for less motion, or pressed
 * 'Pause animation', which marks <html> (features/particles). Only for the browser.
 */
export function wantsStillness(): boolean {
  const { matches } = window.matchMedia('(prefers-reduced-motion: reduce)');
  return matches || document.documentElement.hasAttribute('data-paused');
}
