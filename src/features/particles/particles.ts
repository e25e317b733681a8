/** Specification §2: 50 particles, with links between those closer than 100 px. */
const PARTICLE_COUNT = 50;
const LINK_DISTANCE = 100;

/** The highest speed of a particle along an axis, as a share of the box's side per second. */
const MAX_SPEED = 0.02;

/** In px. */
type Box = Pick<DOMRect, 'width' | 'height'>;
type Point = Pick<DOMRect, 'x' | 'y'>;

/** A particle's start, from 0 to 1 on each axis of its box, and its speed, as a share of the box's side per second. */
export interface Particle {
  start: Point;
  speed: Point;
}

/** @param random returns numbers in [0, 1) */
export function createParticles(random: () => number): Particle[] {
  const speed = () => (random() * 2 - 1) * MAX_SPEED;
  return Array.from({ length: PARTICLE_COUNT }, () => ({
    start: { x: random(), y: random() },
    speed: { x: speed(), y: speed() },
  }));
}

/** Where a particle is in its box after `seconds`, in px. At an edge, it turns back. */
export function getPosition({ start, speed }: Particle, seconds: number, box: Box): Point {
  const along = (axis: 'x' | 'y') => {
    const distance = Math.abs(start[axis] + speed[axis] * seconds) % 2;
    return Math.min(distance, 2 - distance);
  };
  return { x: along('x') * box.width, y: along('y') * box.height };
}

/** The pairs of points closer than 100 px. The strength of a pair is 1 if its points meet, and falls to 0 at 100 px. */
export function findLinks(points: readonly Point[]) {
  return points.flatMap((from, index) =>
    points.slice(index + 1).flatMap((to) => {
      const strength = 1 - Math.hypot(to.x - from.x, to.y - from.y) / LINK_DISTANCE;
      return strength > 0 ? { from, to, strength } : [];
    }),
  );
}
