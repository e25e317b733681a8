/** How long the notice shows (Specification §9). */
const WELCOME_DURATION_MS = 5000;

const region = document.querySelector('.welcome');
const notice = region
  ?.querySelector('template')
  ?.content.querySelector<HTMLElement>('.welcome-notice');

if (region && notice) {
  region.append(notice);
  // An empty animation counts the time. It begins with the first paint.
  const countdown = notice.animate(null, WELCOME_DURATION_MS);
  countdown.addEventListener('finish', () => notice.remove());
  // Set by events, because in Firefox :hover still matches when the pointer leaves.
  let isPointedAt = false;
  const update = () => {
    const isUsed = isPointedAt || notice.matches(':focus-within');
    if (document.hidden || isUsed) countdown.pause();
    else countdown.play();
  };
  update();
  document.addEventListener('visibilitychange', update);
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
    if (main) main.tabIndex = -1; // focus.client.ts removes it on blur
    main?.focus({ preventScroll: true });
  });
}
