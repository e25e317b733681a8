import { createEngine } from './engine';
import { readPaused, storePaused } from './pause';

const canvas = document.querySelector<HTMLCanvasElement>('.particles-canvas');
const pause = document.querySelector<HTMLButtonElement>('.particles-pause');
const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

const canDraw = canvas?.getContext('2d') && 'ResizeObserver' in window;

if (pause && !canDraw) pause.hidden = true;
if (canvas && pause && canDraw) {
  const engine = createEngine(canvas);
  let isOnScreen = false;
  let isPaused = false;

  const update = () => {
    const moves = isOnScreen && !document.hidden && !isPaused && !reducedMotion.matches;
    if (moves) engine.start();
    else engine.stop();
  };

  const setPaused = (value: boolean) => {
    isPaused = value;
    pause.setAttribute('aria-pressed', String(value));
    document.documentElement.toggleAttribute('data-paused', value);
    update();
  };

  const followStored = () => setPaused(readPaused(() => localStorage));

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
  // A page that comes back from the browser's memory may be older than the choice.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followStored();
  });
  pause.addEventListener('click', () => {
    setPaused(!isPaused);
    storePaused(isPaused, () => localStorage);
  });

  followStored();
  pause.hidden = false;
}
