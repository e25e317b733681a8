import { createField, type Field, linksOf, moveField, resizeField } from './field.ts';

/** In px. */
const PARTICLE_SIDE = 4;
const PARTICLE_OPACITY = 0.85;

/** Links are drawn in these opacities, one path each, so a frame makes few canvas calls. */
const LINK_OPACITIES = [0.1, 0.2, 0.3, 0.4];

/** In ms: 30 frames a second. The fastest particle moves 0.85 px in that time. */
const FRAME_INTERVAL = 1000 / 30;

/** In ms: how early an animation frame may come and still count as due. */
const FRAME_TOLERANCE = 4;

/** After a pause no frame moves the particles further than this, in s. */
const MAX_STEP = 0.1;

/**
 * Pixels of the canvas per CSS pixel, at most. Without a GPU a frame costs as much as its pixels, and soft
 * dots and faint lines need no more of them on a dense screen.
 */
const MAX_DENSITY = 1;

export interface ParticleEngine {
  /** Starts the animation. */
  start(): void;
  /** Stops, with the last frame in view. */
  stop(): void;
  /** Fits the drawing to a box of `width` × `height` CSS px on a screen of `density`. */
  resize(width: number, height: number, density: number): void;
}

/** Draws a field of particles on a canvas. The color is the canvas's CSS `color`. */
export function createEngine(canvas: HTMLCanvasElement): ParticleEngine {
  const context = canvas.getContext('2d');
  /** Created for the first size that the canvas gets. */
  let field: Field | undefined;
  let frame = 0;
  let drawnAt = 0;

  const draw = () => {
    if (!context || !field) return;
    context.clearRect(0, 0, field.width, field.height);
    drawLinks(context, field);
    drawParticles(context, field);
  };

  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    if (now - drawnAt < FRAME_INTERVAL - FRAME_TOLERANCE) return;
    if (field) moveField(field, Math.min((now - drawnAt) / 1000, MAX_STEP));
    drawnAt = now;
    draw();
  };

  return {
    start() {
      if (frame) return;
      drawnAt = performance.now();
      frame = requestAnimationFrame(tick);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
    resize(width, height, screenDensity) {
      // A hidden canvas: resizing to it would move all particles to one point.
      if (width === 0 || height === 0) return;
      const density = Math.min(screenDensity, MAX_DENSITY);
      canvas.width = Math.round(width * density);
      canvas.height = Math.round(height * density);
      if (field) resizeField(field, width, height);
      else field = createField(width, height, Math.random);
      if (!context) return;
      context.scale(density, density);
      const { color } = getComputedStyle(canvas);
      context.strokeStyle = color;
      context.fillStyle = color;
      draw();
    },
  };
}

function drawLinks(context: CanvasRenderingContext2D, field: Field): void {
  const links = linksOf(field);
  for (const [level, alpha] of LINK_OPACITIES.entries()) {
    context.globalAlpha = alpha;
    context.beginPath();
    for (const { from, to, strength } of links) {
      if (Math.ceil(strength * LINK_OPACITIES.length) - 1 !== level) continue;
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    }
    context.stroke();
  }
}

/** Draws them as small squares, like the corners where tiles meet. */
function drawParticles(context: CanvasRenderingContext2D, { particles }: Field): void {
  context.globalAlpha = PARTICLE_OPACITY;
  context.beginPath();
  for (const { x, y } of particles) {
    context.rect(x - PARTICLE_SIDE / 2, y - PARTICLE_SIDE / 2, PARTICLE_SIDE, PARTICLE_SIDE);
  }
  context.fill();
}
