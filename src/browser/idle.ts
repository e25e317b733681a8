/** In ms: how long browsers without idle callbacks (Safari) wait. */
const FALLBACK_MS = 200;

/** Runs `task` when the browser is idle. Browser only. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, FALLBACK_MS);
}
