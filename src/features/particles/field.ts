/** Specification §2: 50 particles, with links between those closer than 100 px. */
const PARTICLE_COUNT = 50;
const LINK_DISTANCE = 100;

/** The fastest a particle drifts along each axis, in px per second. */
const MAX_SPEED = 18;

/** Position in px, speed in px per second. */
interface Particle {
  x: number;
  y: number;
  speedX: number;
  speedY: number;
}

export interface Field {
  width: number;
  height: number;
  particles: Particle[];
}

/** Two particles and the strength of the line between them: 1 where they meet, towards 0 at 100 px. */
export interface Link {
  from: Particle;
  to: Particle;
  strength: number;
}

/** Scatters the particles over a box of `width` × `height` px. `random` gives numbers in [0, 1). */
export function createField(width: number, height: number, random: () => number): Field {
  const speed = () => (random() * 2 - 1) * MAX_SPEED;
  const particles = Array.from({ length: PARTICLE_COUNT }, () => ({
    x: random() * width,
    y: random() * height,
    speedX: speed(),
    speedY: speed(),
  }));
  return { width, height, particles };
}

/** Moves every particle on by `seconds`; at an edge it turns back. */
export function moveField({ width, height, particles }: Field, seconds: number): void {
  for (const particle of particles) {
    [particle.x, particle.speedX] = move(particle.x, particle.speedX, width, seconds);
    [particle.y, particle.speedY] = move(particle.y, particle.speedY, height, seconds);
  }
}

function move(from: number, speed: number, limit: number, seconds: number): [number, number] {
  const position = from + speed * seconds;
  if (position >= 0 && position <= limit) return [position, speed];
  return [Math.min(limit, Math.max(0, position)), -speed];
}

/** Spreads the particles over a box of another size, each keeping its relative position. */
export function resizeField(field: Field, width: number, height: number): void {
  for (const particle of field.particles) {
    particle.x *= width / field.width;
    particle.y *= height / field.height;
  }
  field.width = width;
  field.height = height;
}

/** The links between all pairs closer than 100 px. */
export function linksOf({ particles }: Field): Link[] {
  const links: Link[] = [];
  for (const [index, from] of particles.entries()) {
    for (const to of particles.slice(index + 1)) {
      const distance = Math.hypot(to.x - from.x, to.y - from.y);
      const strength = 1 - distance / LINK_DISTANCE;
      if (distance < LINK_DISTANCE) links.push({ from, to, strength });
    }
  }
  return links;
}
