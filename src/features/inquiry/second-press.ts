/** Within this many milliseconds, a second press belongs to the first: a double click, or a key held down. */
const SECOND_PRESS = 500;

function isSecondPress(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Enter' || event.key === ' ';
  return event instanceof MouseEvent && event.detail > 1;
}

/**
 * For a control that goes when it is pressed: a second press would reach what comes into its place. What
 * it hits is a link behind the dialog, or the button that has the focus again and opens the dialog anew.
 */
export function ignoreSecondPress(): void {
  const presses = new AbortController();
  const end = performance.now() + SECOND_PRESS;
  const ignore = (event: Event) => {
    // When it was pressed: a busy page hears of it later.
    if (event.timeStamp > end) presses.abort();
    else if (isSecondPress(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  for (const type of ['mousedown', 'click', 'keydown']) {
    window.addEventListener(type, ignore, { capture: true, signal: presses.signal });
  }
}
