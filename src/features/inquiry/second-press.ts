/** In ms: a press so soon after the first belongs to it, whether or not the system calls it a double click. */
const SECOND_PRESS = 500;

/**
 * For a button that disappears when pressed: a second press would hit a link behind the dialog, or the
 * focused button that reopens the dialog. Call it while the button is still there.
 */
export function ignoreSecondPress(button: Element): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const presses = new AbortController();
  let end = performance.now() + SECOND_PRESS;
  const isAgain = (event: Event) =>
    event instanceof MouseEvent
      ? event.x > left && event.x < right && event.y > top && event.y < bottom
      : /^(Enter| )$/.test((event as KeyboardEvent).key);
  const ignore = (event: Event) => {
    // The time of the press: a busy page handles it later.
    if (event.timeStamp > end) presses.abort();
    else if (isAgain(event)) {
      // The click that ends this press, or the key's next repetition.
      end = event.timeStamp + SECOND_PRESS;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  for (const type of ['mousedown', 'click', 'keydown']) {
    window.addEventListener(type, ignore, { capture: true, signal: presses.signal });
  }
}
