/** Specification §2: 50 particles, with links between those closer than 100 px. */
const PARTICLE_COUNT = 50;
const LINK_DISTANCE = 100;

/** The fastest a particle drifts along each axis, in px per second. */
const MAX_SPEED = 18;

/** A position in a box, from 0 to 1 on each axis, and a speed in px per second. */
export interface Particle {
  x: number;
  y: number;
  speedX: number;
  speedY: number;
}

/** In px. */
type Box = Pick<DOMRect, 'width' | 'height'>;
type Point = Pick<DOMRect, 'x' | 'y'>;

/** @param random gives numbers in [0, 1) */
export function createParticles(random: () => number): Particle[] {
  const speed = () => (random() * 2 - 1) * MAX_SPEED;
  return Array.from({ length: PARTICLE_COUNT }, () => ({
    x: random(),
    y: random(),
    speedX: speed(),
    speedY: speed(),
  }));
}

/** Moves a particle on by `seconds`; at an edge of the box it turns back. */
export function moveParticle(particle: Particle, box: Box, seconds: number): void {
  [particle.x, particle.speedX] = move(particle.x, particle.speedX, seconds / box.width);
  [particle.y, particle.speedY] = move(particle.y, particle.speedY, seconds / box.height);
}

function move(from: number, speed: number, time: number): [position: number, speed: number] {
  const position = from + speed * time;
  if (position >= 0 && position <= 1) return [position, speed];
  return [Math.min(1, Math.max(0, position)), -speed];
}

/** The pairs closer than 100 px, each with a strength: 1 where they meet, towards 0 at 100 px. */
export function linksOf(points: readonly Point[]) {
  const links: { from: Point; to: Point; strength: number }[] = [];
  for (const [index, from] of points.entries()) {
    for (const to of points.slice(index + 1)) {
      const strength = 1 - Math.hypot(to.x - from.x, to.y - from.y) / LINK_DISTANCE;
      if (strength > 0) links.push({ from, to, strength });
    }
  }
  return links;
}
