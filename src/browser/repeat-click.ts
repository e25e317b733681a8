/** In ms: a click this soon after the first is part of a double click, whatever the system's setting. */
const DOUBLE_CLICK = 500;

/**
 * Ignores the second click of a double click, and a held key, after a button has done its work. Otherwise, the click
 * would hit whatever has replaced the button, and Enter would submit an empty form. Stops when the visitor types. Call
 * it while the button is on the page. Browser only.
 */
export function ignoreRepeatClick(button: Element): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const listening = new AbortController();
  let end = performance.now() + DOUBLE_CLICK;
  const isRepeat = (event: MouseEvent | KeyboardEvent) =>
    event instanceof MouseEvent
      ? event.x > left && event.x < right && event.y > top && event.y < bottom
      : // Keys work in a toast, which may have just appeared.
        !(event.target as Element).closest('.toast') &&
        (event.key === 'Enter' ||
          (event.key === ' ' && (event.target as Element).matches('button')));
  const ignore = (event: MouseEvent | KeyboardEvent) => {
    const isHeld = event instanceof KeyboardEvent && event.repeat;
    // Uses the time of the event, because a busy page handles events late.
    if (event.timeStamp > end && !isHeld) listening.abort();
    else if (isRepeat(event)) {
      // Waits for the click that follows this mousedown, or for the key's next repetition.
      end = event.timeStamp + DOUBLE_CLICK;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  const options = { capture: true, signal: listening.signal };
  for (const type of ['mousedown', 'click', 'keydown'] as const)
    window.addEventListener(type, ignore, options);
  window.addEventListener('input', () => listening.abort(), options);
}
