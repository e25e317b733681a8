/**
 * Runs `task` once what has changed by now is on the screen. For what follows an answer to the
 * visitor and need not keep it waiting.
 */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
