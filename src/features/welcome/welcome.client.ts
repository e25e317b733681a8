/** Specification §9: the welcome notice lasts 5,000 ms. */
const WELCOME_DURATION_MS = 5000;

const region = document.querySelector('.welcome');
const notice = region
  ?.querySelector('template')
  ?.content.querySelector<HTMLElement>('.welcome-notice');

if (region && notice) {
  region.append(notice);
  // Set by events, because in Firefox :hover still matches when the pointer leaves.
  let isPointedAt = false;
  let left = WELCOME_DURATION_MS;
  /** When the countdown began or resumed; undefined while it is paused. */
  let runningSince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    const now = performance.now();
    if (runningSince !== undefined) left -= now - runningSince;
    const isPaused = document.hidden || isPointedAt || notice.matches(':focus-within');
    runningSince = isPaused ? undefined : now;
    if (!isPaused) timer = setTimeout(() => notice.remove(), left);
  };
  // Waits until the page has been painted.
  requestAnimationFrame(() =>
    setTimeout(() => {
      update();
      document.addEventListener('visibilitychange', update);
    }),
  );
  for (const type of ['pointerenter', 'pointerleave']) {
    notice.addEventListener(type, () => {
      isPointedAt = type === 'pointerenter';
      update();
    });
  }
  notice.addEventListener('focusin', update);
  notice.addEventListener('focusout', () => queueMicrotask(update));
  notice.querySelector('button')?.addEventListener('click', () => {
    notice.remove();
    // The button that had the focus is gone with the notice.
    const main = document.querySelector('main');
    if (main) main.tabIndex = -1; // until it loses the focus (header.client.ts)
    main?.focus({ preventScroll: true });
  });
}
