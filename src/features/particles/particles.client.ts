import { whenIdle } from '#browser/idle.ts';
import { savesData } from '#browser/preferences.ts';
import { createParticles, findLinks, getPosition } from './particles.ts';

/** In px. */
const PARTICLE_SIDE = 4;
const PARTICLE_OPACITY = 0.85;

/** The opacity of a link between particles that meet. Longer links are fainter. */
const LINK_OPACITY = 0.45;

/** In ms: 30 frames a second, with 4 ms of tolerance because frames may come early. */
const MIN_FRAME_TIME = 1000 / 30 - 4;

/** In s: the longest time that one frame makes up for, so that particles do not jump after a pause. */
const MAX_STEP = 0.1;

whenIdle(() => {
  // For visitors who save data, nothing is drawn.
  const canvas = document.querySelector<HTMLCanvasElement>('.particles-canvas');
  const context = savesData() ? null : canvas?.getContext('2d');
  if (context) animate(context);
});

/** Moves the particles while the canvas is visible, unless motion is paused or reduced, or a modal dialog is open. */
function animate(context: CanvasRenderingContext2D): void {
  const { canvas } = context;
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const particles = createParticles(Math.random);
  let secondsMoved = 0;
  let drawnAt = 0;
  let frame = 0;
  let isOnScreen = false;

  /** Draws the links, and the particles as small squares, like the corners where tiles meet. */
  const draw = () => {
    const points = particles.map((particle) => getPosition(particle, secondsMoved, canvas));
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const { from, to, strength } of findLinks(points)) {
      context.globalAlpha = strength * LINK_OPACITY;
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
      context.stroke();
    }
    context.globalAlpha = PARTICLE_OPACITY;
    for (const { x, y } of points)
      context.fillRect(x - PARTICLE_SIDE / 2, y - PARTICLE_SIDE / 2, PARTICLE_SIDE, PARTICLE_SIDE);
  };
  const drawNext = (now: number) => {
    frame = requestAnimationFrame(drawNext);
    if (now - drawnAt < MIN_FRAME_TIME) return;
    secondsMoved += Math.min((now - drawnAt) / 1000, MAX_STEP);
    drawnAt = now;
    draw();
  };
  const update = () => {
    cancelAnimationFrame(frame);
    const isStopped = document.querySelector(':root[data-paused], dialog:modal');
    if (isOnScreen && !document.hidden && !reducedMotion.matches && !isStopped)
      frame = requestAnimationFrame(drawNext);
  };

  canvas.parentElement?.removeAttribute('hidden');
  new ResizeObserver(() => {
    // One pixel per CSS pixel, even on dense screens: without a GPU, the cost of a frame grows with its pixels.
    canvas.width = canvas.clientWidth;
    canvas.height = canvas.clientHeight;
    const { color } = getComputedStyle(canvas);
    context.strokeStyle = color;
    context.fillStyle = color;
    draw();
  }).observe(canvas);
  new IntersectionObserver((entries) => {
    // Several changes within a frame are reported together, the newest last.
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    update();
  }).observe(canvas);
  document.addEventListener('visibilitychange', update);
  // Dialogs fire this event when they open or close.
  document.addEventListener('toggle', update, { capture: true });
  reducedMotion.addEventListener('change', update);
  // features/pause sets and removes the attribute.
  const paused = { attributeFilter: ['data-paused'] };
  new MutationObserver(update).observe(document.documentElement, paused);
}
