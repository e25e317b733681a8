/** Specification §2: 50 particles, with links between those closer than 100 px. */
export const PARTICLE_COUNT = 50;
const LINK_DISTANCE = 100;

/** The fastest a particle drifts along each axis, in px per second. */
const TOP_SPEED = 18;

/**
 * Of a px: what is drawn stands on whole parts. A number that is not whole would be an object of its
 * own each time that it is handed to the canvas.
 */
export const PARTS = 16;

/** Numbers per particle in a field's array: x, y (px) and their speeds (px/s). */
export const STRIDE = 4;

/** Particles in a flat array, so that moving them allocates nothing. */
export interface ParticleField {
  width: number;
  height: number;
  values: Float32Array;
}

/** Scatters the particles over a box of `width` × `height` px. `random` gives numbers in [0, 1). */
export function createField(width: number, height: number, random: () => number): ParticleField {
  const values = new Float32Array(PARTICLE_COUNT * STRIDE);
  for (let i = 0; i < values.length; i += STRIDE) {
    values[i] = random() * width;
    values[i + 1] = random() * height;
    values[i + 2] = (random() * 2 - 1) * TOP_SPEED;
    values[i + 3] = (random() * 2 - 1) * TOP_SPEED;
  }
  return { width, height, values };
}

/** Moves every particle on by `seconds`; at an edge it turns back. */
export function moveField(field: ParticleField, seconds: number): void {
  const { values, width, height } = field;
  for (let i = 0; i < values.length; i += STRIDE) {
    bounce(values, i, width, seconds);
    bounce(values, i + 1, height, seconds);
  }
}

function bounce(values: Float32Array, index: number, limit: number, seconds: number): void {
  const speed = values[index + 2] as number;
  let place = (values[index] as number) + speed * seconds;
  if (place < 0 || place > limit) {
    values[index + 2] = -speed;
    place = Math.min(limit, Math.max(0, place));
  }
  values[index] = place;
}

/** Spreads the particles over a box of another size, each keeping its relative place. */
export function resizeField(field: ParticleField, width: number, height: number): void {
  const { values } = field;
  for (let i = 0; i < values.length; i += STRIDE) {
    values[i] = ((values[i] as number) / (field.width || 1)) * width;
    values[i + 1] = ((values[i + 1] as number) / (field.height || 1)) * height;
  }
  field.width = width;
  field.height = height;
}

/** A length in px in whole {@link PARTS}. */
export const inParts = (px: number) => Math.trunc(px * PARTS);

/**
 * Calls `visit` for each pair closer than 100 px, with both places in {@link PARTS} and the link's
 * strength: 1 where they meet, towards 0 at 100 px.
 */
export function eachLink(
  field: ParticleField,
  visit: (x1: number, y1: number, x2: number, y2: number, strength: number) => void,
): void {
  const { values } = field;
  const limit = inParts(LINK_DISTANCE);
  for (let i = 0; i < values.length; i += STRIDE) {
    const x = inParts(values[i] as number);
    const y = inParts(values[i + 1] as number);
    for (let j = i + STRIDE; j < values.length; j += STRIDE) {
      const dx = inParts(values[j] as number) - x;
      const dy = inParts(values[j + 1] as number) - y;
      const squared = dx * dx + dy * dy;
      if (squared >= limit * limit) continue;
      visit(x, y, x + dx, y + dy, 1 - Math.sqrt(squared) / limit);
    }
  }
}
