import { savesData } from '#browser/saves-data.ts';
import { createEngine } from './engine.ts';

/** The localStorage key for a paused animation. */
const PAUSE_KEY = 'animation';

function readPaused(): boolean {
  try {
    return localStorage.getItem(PAUSE_KEY) !== null;
  } catch {
    return false;
  }
}

/** If storage is blocked or full, the choice lasts until the page is left. */
function storePaused(isPaused: boolean): void {
  try {
    if (isPaused) localStorage.setItem(PAUSE_KEY, 'paused');
    else localStorage.removeItem(PAUSE_KEY);
  } catch {}
}

/** Lets `pause` stop and start all motion of the page. Calls `onChange` with whether it is paused. */
function runPause(pause: HTMLButtonElement, onChange: (isPaused: boolean) => void): void {
  let isPaused = false;
  const setPaused = (value: boolean) => {
    isPaused = value;
    pause.setAttribute('aria-pressed', String(value));
    document.documentElement.toggleAttribute('data-paused', value);
    onChange(value);
  };
  const followStored = () => setPaused(readPaused());

  // A page from the back/forward cache may be older than the choice.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followStored();
  });
  pause.addEventListener('click', () => {
    setPaused(!isPaused);
    storePaused(isPaused);
  });

  followStored();
}

/** Draws on `canvas` while somebody can see it. Returns what to call when the visitor pauses. */
function runEngine(canvas: HTMLCanvasElement): (isPaused: boolean) => void {
  const engine = createEngine(canvas);
  canvas.hidden = false;
  let isOnScreen = false;
  let isPaused = false;
  let isBehindDialog = false;
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

  const update = () => {
    const isWatched = isOnScreen && !document.hidden && !isBehindDialog;
    const moves = isWatched && !isPaused && !reducedMotion.matches;
    if (moves) engine.start();
    else engine.stop();
  };

  new ResizeObserver(([entry]) => {
    if (!entry) return;
    engine.resize(entry.contentRect.width, entry.contentRect.height, window.devicePixelRatio);
  }).observe(canvas);
  new IntersectionObserver((entries) => {
    // Several changes within a frame come together, the newest last.
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
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

  return (value) => {
    isPaused = value;
    update();
  };
}

/**
 * Moves the particles of the page, where the browser can draw them and the visitor does not save data,
 * and shows the button that pauses all motion. Browser only.
 */
export function startParticles(): void {
  const canvas = document.querySelector<HTMLCanvasElement>('.particles-canvas');
  const pause = document.querySelector<HTMLButtonElement>('.particles-pause');
  if (!canvas || !pause) return;
  const canDraw = canvas.getContext('2d') && 'ResizeObserver' in window;
  runPause(pause, canDraw && !savesData() ? runEngine(canvas) : () => {});
}
