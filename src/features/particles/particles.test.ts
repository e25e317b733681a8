import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createParticles, linksOf, moveParticle } from './particles.ts';

const isInside = (position: number) => position >= 0 && position <= 1;

test('there are 50 particles, all inside the box', () => {
  const particles = createParticles(Math.random);
  expect(particles).toHaveLength(50);
  expect(particles.flatMap(({ x, y }) => [x, y]).every(isInside)).toBe(true);
});

test.each([
  [0, [1]],
  [50, [0.5]],
  [99, [0.01]],
  [100, []],
  [101, []],
])('particles %d px apart have links of the strengths %j', (distance, strengths) => {
  const links = linksOf([
    { x: 0, y: 0 },
    { x: distance, y: 0 },
  ]);
  expect(links.map(({ strength }) => Number(strength.toFixed(5)))).toEqual(strengths);
});

test('a particle moves at its speed, whatever the size of the box', () => {
  const particle = { x: 0.5, y: 0.5, speedX: 10, speedY: -5 };
  moveParticle(particle, { width: 400, height: 200 }, 2);
  expect(particle).toEqual({ x: 0.55, y: 0.45, speedX: 10, speedY: -5 });
});

test('particles never leave the box, however long a step takes', () => {
  const step = fc.double({ min: 0, max: 60, noNaN: true });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const particles = createParticles(Math.random);
      for (const particle of particles)
        for (const seconds of steps) moveParticle(particle, { width: 300, height: 200 }, seconds);
      expect(particles.flatMap(({ x, y }) => [x, y]).every(isInside)).toBe(true);
    }),
  );
});
