/** Milliseconds after which browsers without idle callbacks (Safari) are taken to be idle. */
const FALLBACK = 200;

/** Does `task` when the page has nothing better to do. Only for the browser. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, FALLBACK);
}
