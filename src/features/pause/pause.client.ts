import { whenIdle } from '#browser/idle.ts';

const STORAGE_KEY = 'animation';

const button = document.querySelector<HTMLButtonElement>('.pause-button');

/** Pauses or resumes what moves by itself, by an attribute of <html>. */
function setPaused(value: boolean): void {
  document.documentElement.toggleAttribute('data-paused', value);
  if (button) button.ariaPressed = String(value);
}

whenIdle(() => {
  // If storage is blocked or full, the choice lasts until the page is left.
  try {
    setPaused(localStorage.getItem(STORAGE_KEY) !== null);
  } catch {
    setPaused(false);
  }
  if (button) button.hidden = false;
});

button?.addEventListener('click', () => {
  const isPaused = button.ariaPressed !== 'true';
  setPaused(isPaused);
  try {
    if (isPaused) localStorage.setItem(STORAGE_KEY, 'paused');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {}
});

// The caret blinks last. After it, typed-word.css leaves out the animations of tiles.
const word = document.querySelector('.typed-word-whole');
const animations = word?.getAnimations({ subtree: true }) ?? [];
Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
  document.documentElement.toggleAttribute('data-typed', true);
});
