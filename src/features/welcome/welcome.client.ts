import { startCountdown } from './countdown.ts';

/** Specification §9: the welcome notice lasts 5,000 ms. */
const WELCOME_DURATION_MS = 5000;

const region = document.querySelector<HTMLElement>('.welcome');
const template = region?.querySelector('template');

if (region && template) {
  region.append(template.content.cloneNode(true));
  const notice = region.querySelector<HTMLElement>('.welcome-notice');
  const countdown = startCountdown(
    WELCOME_DURATION_MS,
    {
      now: () => performance.now(),
      after: (ms, callback) => {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
    },
    () => notice?.remove(),
  );
  // Not by :hover, which in Firefox still matches when the pointer leaves.
  let isPointedAt = false;
  const update = () => {
    if (isPointedAt || region.matches(':focus-within')) countdown.pause();
    else countdown.resume();
  };
  for (const type of ['pointerenter', 'pointerleave']) {
    region.addEventListener(type, () => {
      isPointedAt = type === 'pointerenter';
      update();
    });
  }
  region.addEventListener('focusin', update);
  region.addEventListener('focusout', () => queueMicrotask(update));
  notice?.querySelector('button')?.addEventListener('click', () => {
    notice.remove();
    // The focus was on the button that is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
