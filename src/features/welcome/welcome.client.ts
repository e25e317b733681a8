import { createCountdown } from './countdown.ts';

/** Specification §9: the welcome notice lasts 5,000 ms. */
const WELCOME_DURATION_MS = 5000;

const region = document.querySelector('.welcome');
const notice = region
  ?.querySelector('template')
  ?.content.querySelector<HTMLElement>('.welcome-notice');

if (region && notice) {
  region.append(notice);
  const countdown = createCountdown(WELCOME_DURATION_MS, () => notice.remove());
  // Set by events, because in Firefox :hover still matches when the pointer leaves.
  let isPointedAt = false;
  let isPainted = false;
  const update = () => {
    const isSeen = isPainted && !document.hidden;
    if (isSeen && !isPointedAt && !notice.matches(':focus-within')) countdown.resume();
    else countdown.pause();
  };
  requestAnimationFrame(() =>
    setTimeout(() => {
      isPainted = true;
      update();
    }),
  );
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
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
