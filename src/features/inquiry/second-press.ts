/** In ms: a press so soon after the first belongs to it, as a double click or a key held down. */
const SECOND_PRESS = 500;

function isSecondPress(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Enter' || event.key === ' ';
  return event instanceof MouseEvent && event.detail > 1;
}

/**
 * For a control that disappears when pressed: a second press would hit a link behind the dialog, or the
 * focused button that reopens the dialog.
 */
export function ignoreSecondPress(): void {
  const presses = new AbortController();
  const end = performance.now() + SECOND_PRESS;
  const ignore = (event: Event) => {
    // The time of the press: a busy page handles it later.
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
