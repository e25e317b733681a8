/** In ms: a press so soon after the first belongs to it, whether or not the system calls it a double click. */
const SECOND_PRESS = 500;

/**
 * Ignores a second press, and a key that is held, where the first press has done everything: a second click would
 * hit what has appeared in the button's place, Enter would send an empty form. It ends when something is typed. Call
 * it while the button is there. Browser only.
 */
export function ignoreSecondPress(button: Element): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const presses = new AbortController();
  let end = performance.now() + SECOND_PRESS;
  const isAgain = (event: MouseEvent | KeyboardEvent) =>
    event instanceof MouseEvent
      ? event.x > left && event.x < right && event.y > top && event.y < bottom
      : // A notice that has come in between is dismissed by key.
        !(event.target as Element).closest('.toast') &&
        (event.key === 'Enter' ||
          (event.key === ' ' && (event.target as Element).matches('button')));
  const ignore = (event: MouseEvent | KeyboardEvent) => {
    const isHeld = event instanceof KeyboardEvent && event.repeat;
    // The time of the press: a busy page handles it later.
    if (event.timeStamp > end && !isHeld) presses.abort();
    else if (isAgain(event)) {
      // The click that ends this press, or the key's next repetition.
      end = event.timeStamp + SECOND_PRESS;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  const options = { capture: true, signal: presses.signal };
  for (const type of ['mousedown', 'click', 'keydown'] as const)
    window.addEventListener(type, ignore, options);
  window.addEventListener('input', () => presses.abort(), options);
}
