/** Runs `task` after the next paint, so that it does not delay what the visitor is waiting for. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
