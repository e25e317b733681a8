import { createCountdown } from './countdown.ts';

/** Specification §9: the welcome notice lasts 5,000 ms. */
const WELCOME_DURATION_MS = 5000;

const regions = document.querySelectorAll('.welcome');
const isWide = matchMedia('(width >= 48rem)');
const notice = document
  .querySelector<HTMLTemplateElement>('.welcome template')
  ?.content.querySelector<HTMLElement>('.welcome-notice');

if (notice) {
  const place = () => regions[isWide.matches ? 1 : 0]?.append(notice);
  // In its other place it does not come in again.
  const move = () => {
    notice.style.animation = 'none';
    place();
  };
  const remove = () => {
    notice.remove();
    isWide.removeEventListener('change', move);
  };
  place();
  isWide.addEventListener('change', move);
  const countdown = createCountdown(
    WELCOME_DURATION_MS,
    {
      now: () => performance.now(),
      after: (ms, callback) => {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
    },
    remove,
  );
  // Not by :hover, which in Firefox still matches when the pointer leaves.
  let isPointedAt = false;
  let isPainted = false;
  const update = () => {
    const isSeen = isPainted && !document.hidden;
    if (isSeen && !isPointedAt && !notice.matches(':focus-within')) countdown.resume();
    else countdown.pause();
  };
  // Not by browser/after-paint.ts: a module shared with an island would take this script out of the page.
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
    remove();
    // The focus was on the button that is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
