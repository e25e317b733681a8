import {
  createField,
  eachLink,
  eachParticle,
  moveField,
  type ParticleField,
  resizeField,
} from './field';

const PARTICLE_RADIUS = 2;
const FULL_CIRCLE = Math.PI * 2;

/** Links are drawn in this many strengths, one path each, so a frame makes few canvas calls. */
const LINK_STRENGTHS = 4;
const STRONGEST_LINK = 0.4;

/** After a pause no frame moves the particles further than this, in s. */
const LONGEST_STEP = 0.1;

export interface ParticleEngine {
  /** Moves from now on; draws a frame at a time. */
  start(): void;
  /** Stands still, with the last frame in view. */
  stop(): void;
  /** Fits the drawing to a box of `width` × `height` CSS px on a screen of `density`. */
  resize(width: number, height: number, density: number): void;
}

/** Draws a field of particles on a canvas. Colours come from the canvas's own `color`. */
export function createEngine(canvas: HTMLCanvasElement, random = Math.random): ParticleEngine {
  const context = canvas.getContext('2d');
  const field: ParticleField = createField(1, 1, random);
  const drawField = context && createPainter(context, field);
  let frame = 0;
  let drawnAt = 0;

  const tick = (now: number) => {
    moveField(field, Math.min((now - drawnAt) / 1000, LONGEST_STEP));
    drawnAt = now;
    drawField?.();
    frame = requestAnimationFrame(tick);
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
    resize(width, height, density) {
      canvas.width = Math.round(width * density);
      canvas.height = Math.round(height * density);
      resizeField(field, width, height);
      if (!context) return;
      context.scale(density, density);
      const { color } = getComputedStyle(canvas);
      context.strokeStyle = color;
      context.fillStyle = color;
      drawField?.();
    },
  };
}

/** Gives a function that draws the field as it is; made once, so that a frame allocates nothing. */
function createPainter(context: CanvasRenderingContext2D, field: ParticleField): () => void {
  let level = 0;

  const addLink = (x1: number, y1: number, x2: number, y2: number, strength: number) => {
    if (Math.floor(strength * LINK_STRENGTHS) !== level) return;
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
  };

  const addParticle = (x: number, y: number) => {
    context.moveTo(x + PARTICLE_RADIUS, y);
    context.arc(x, y, PARTICLE_RADIUS, 0, FULL_CIRCLE);
  };

  return () => {
    context.clearRect(0, 0, field.width, field.height);
    for (level = 0; level < LINK_STRENGTHS; level += 1) {
      context.globalAlpha = ((level + 1) / LINK_STRENGTHS) * STRONGEST_LINK;
      context.beginPath();
      eachLink(field, addLink);
      context.stroke();
    }
    context.globalAlpha = 0.85;
    context.beginPath();
    eachParticle(field, addParticle);
    context.fill();
  };
}
