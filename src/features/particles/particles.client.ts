import { createEngine } from './engine';

/** Where the browser has no idle callback (Safari): milliseconds after the page has been read. */
const IDLE_FALLBACK = 200;

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

function run(canvas: HTMLCanvasElement, pause: HTMLButtonElement): void {
  const engine = createEngine(canvas);
  let isOnScreen = false;

  const update = () => {
    const isPaused = pause.getAttribute('aria-pressed') === 'true';
    const moves = isOnScreen && !document.hidden && !isPaused && !reducedMotion.matches;
    if (moves) engine.start();
    else engine.stop();
  };

  new ResizeObserver(([entry]) => {
    if (!entry) return;
    engine.resize(entry.contentRect.width, entry.contentRect.height, window.devicePixelRatio);
  }).observe(canvas);
  new IntersectionObserver(([entry]) => {
    isOnScreen = entry?.isIntersecting ?? false;
    update();
  }).observe(canvas);
  document.addEventListener('visibilitychange', update);
  reducedMotion.addEventListener('change', update);
  pause.addEventListener('click', () => {
    pause.setAttribute('aria-pressed', String(pause.getAttribute('aria-pressed') !== 'true'));
    update();
  });
  pause.hidden = false;
}

const canvas = document.querySelector<HTMLCanvasElement>('.particles-canvas');
const pause = document.querySelector<HTMLButtonElement>('.particles-pause');
if (canvas && pause) {
  // The picture is decoration: it waits until the page has nothing better to do.
  const start = () => run(canvas, pause);
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, IDLE_FALLBACK);
}
