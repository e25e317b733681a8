import {
  createField,
  eachLink,
  inParts,
  moveField,
  PARTICLE_COUNT,
  PARTS,
  type ParticleField,
  resizeField,
  STRIDE,
} from './field.ts';

const PARTICLE_RADIUS = inParts(2);
const FULL_CIRCLE = Math.PI * 2;
const PARTICLE_STRENGTH = 0.85;

/** Links are drawn in these strengths, one path each, so a frame makes few canvas calls. */
const LINK_STRENGTHS = [0.1, 0.2, 0.3, 0.4];

/** Numbers per link: both its places. */
const LINK_STRIDE = 4;
const MOST_LINKS = (PARTICLE_COUNT * (PARTICLE_COUNT - 1)) / 2;

/** Milliseconds: 30 frames a second. The fastest particle moves 0.85 px in that time. */
const FRAME_INTERVAL = 1000 / 30;

/** Milliseconds by which a screen's frame may come early and still count as due. */
const FRAME_TOLERANCE = 4;

/** After a pause no frame moves the particles further than this, in s. */
const LONGEST_STEP = 0.1;

/**
 * Pixels of the canvas per CSS pixel. Where the browser paints without a graphics chip, a frame costs
 * what its pixels cost: soft dots and faint lines do not need those of a dense screen.
 */
const TOP_DENSITY = 1;

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
  /** Scattered over the first box that the canvas gets. */
  let field: ParticleField | undefined;
  const links = createLinks();
  let frame = 0;
  let drawnAt = 0;

  const draw = () => {
    if (!context || !field) return;
    context.clearRect(0, 0, inParts(field.width), inParts(field.height));
    links.collect(field);
    links.draw(context);
    drawParticles(context, field);
  };

  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    if (now - drawnAt < FRAME_INTERVAL - FRAME_TOLERANCE) return;
    if (field) moveField(field, Math.min((now - drawnAt) / 1000, LONGEST_STEP));
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
      // A canvas that is not shown: in it, all places would become one.
      if (width === 0 || height === 0) return;
      const density = Math.min(screenDensity, TOP_DENSITY);
      canvas.width = Math.round(width * density);
      canvas.height = Math.round(height * density);
      if (field) resizeField(field, width, height);
      else field = createField(width, height, random);
      if (!context) return;
      context.scale(density / PARTS, density / PARTS);
      context.lineWidth = inParts(1);
      const { color } = getComputedStyle(canvas);
      context.strokeStyle = color;
      context.fillStyle = color;
      draw();
    },
  };
}

/** The links of one frame by strength, in memory that every frame uses again. */
function createLinks() {
  const levels = LINK_STRENGTHS.length;
  const places = LINK_STRENGTHS.map(() => new Int32Array(MOST_LINKS * LINK_STRIDE));
  const ends = new Uint16Array(levels);

  const add = (x1: number, y1: number, x2: number, y2: number, strength: number) => {
    const level = Math.min(Math.floor(strength * levels), levels - 1);
    const end = ends[level] as number;
    const list = places[level] as Int32Array;
    list[end] = x1;
    list[end + 1] = y1;
    list[end + 2] = x2;
    list[end + 3] = y2;
    ends[level] = end + LINK_STRIDE;
  };

  return {
    collect(field: ParticleField): void {
      ends.fill(0);
      eachLink(field, add);
    },
    draw(context: CanvasRenderingContext2D): void {
      for (let level = 0; level < levels; level += 1) {
        const list = places[level] as Int32Array;
        const end = ends[level] as number;
        context.globalAlpha = LINK_STRENGTHS[level] as number;
        context.beginPath();
        for (let i = 0; i < end; i += LINK_STRIDE) {
          context.moveTo(list[i] as number, list[i + 1] as number);
          context.lineTo(list[i + 2] as number, list[i + 3] as number);
        }
        context.stroke();
      }
    },
  };
}

function drawParticles(context: CanvasRenderingContext2D, field: ParticleField): void {
  const { values } = field;
  context.globalAlpha = PARTICLE_STRENGTH;
  context.beginPath();
  for (let i = 0; i < values.length; i += STRIDE) {
    const x = inParts(values[i] as number);
    const y = inParts(values[i + 1] as number);
    context.moveTo(x + PARTICLE_RADIUS, y);
    context.arc(x, y, PARTICLE_RADIUS, 0, FULL_CIRCLE);
  }
  context.fill();
}
