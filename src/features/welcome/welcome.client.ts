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
  const isUsed = () => region.matches(':hover') || region.matches(':focus-within');
  const resumeIfUnused = () => {
    if (!isUsed()) countdown.resume();
  };
  region.addEventListener('pointerenter', countdown.pause);
  region.addEventListener('focusin', countdown.pause);
  region.addEventListener('pointerleave', resumeIfUnused);
  region.addEventListener('focusout', () => queueMicrotask(resumeIfUnused));
  notice?.querySelector('button')?.addEventListener('click', () => {
    notice.remove();
    // The focus was on the button that is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
