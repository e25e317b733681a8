import { createEngine } from './engine';

const canvas = document.querySelector<HTMLCanvasElement>('.particles-canvas');
const pause = document.querySelector<HTMLButtonElement>('.particles-pause');
const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

const canDraw = canvas?.getContext('2d') && 'ResizeObserver' in window;

if (pause && !canDraw) pause.hidden = true;
if (canvas && pause && canDraw) {
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
