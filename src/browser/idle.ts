/** In ms: how long browsers without idle callbacks (Safari) wait. */
const FALLBACK = 200;

/** Runs `task` when the browser is idle. Browser only. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, FALLBACK);
}

/**
 * Marks the page once it has been laid out, because sections out of view can be skipped only if their sizes are known
 * (ui/dialog.css). Browser only.
 */
export function markLaidOut(): void {
  const mark = () => document.documentElement.setAttribute('data-laid-out', '');
  // A page opened in the background is laid out in its first frame.
  addEventListener('load', () => requestAnimationFrame(() => whenIdle(mark)));
}
