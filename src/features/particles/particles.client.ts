import { savesData } from '@/lib/saves-data';
import { createEngine } from './engine';
import { readPaused, storePaused } from './pause';

/** Where the browser has no idle callback (Safari): milliseconds after the page has been read. */
const IDLE_FALLBACK = 200;

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

function run(canvas: HTMLCanvasElement, pause: HTMLButtonElement): void {
  const engine = createEngine(canvas);
  let isOnScreen = false;
  let isPaused = false;
  let isBehindDialog = false;

  const update = () => {
    const isWatched = isOnScreen && !document.hidden && !isBehindDialog;
    const moves = isWatched && !isPaused && !reducedMotion.matches;
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
  const followDialogs = () => {
    isBehindDialog = document.querySelector('dialog:modal') !== null;
    update();
  };
  document.addEventListener('toggle', followDialogs, { capture: true });
  followDialogs();
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

const canvas = document.querySelector<HTMLCanvasElement>('.particles-canvas');
const pause = document.querySelector<HTMLButtonElement>('.particles-pause');
const canDraw = canvas?.getContext('2d') && 'ResizeObserver' in window;
if (canvas && pause && canDraw && !savesData()) {
  // The picture is decoration: it waits until the page has nothing better to do, and who saves data
  // does without it.
  const start = () => run(canvas, pause);
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, IDLE_FALLBACK);
}
