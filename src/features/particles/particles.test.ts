import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createParticles, findLinks, getPosition } from './particles.ts';

const BOX = { width: 1, height: 1 };

const isInside = (position: number) => position >= 0 && position <= 1;

test('there are 50 particles, all inside the box', () => {
  const particles = createParticles(Math.random);
  expect(particles).toHaveLength(50);
  expect(particles.flatMap(({ start }) => [start.x, start.y]).every(isInside)).toBe(true);
});

test.each([
  [0, [1]],
  [50, [0.5]],
  [99, [0.01]],
  [100, []],
  [101, []],
])('particles %d px apart have links of the strengths %j', (distance, strengths) => {
  const links = findLinks([
    { x: 0, y: 0 },
    { x: distance, y: 0 },
  ]);
  expect(links.map(({ strength }) => Number(strength.toFixed(5)))).toEqual(strengths);
});

test.each([
  [0, 0.5],
  [2, 0.6],
  [10, 1],
  [12, 0.9],
  [30, 0],
  [31, 0.05],
])('after %d s, a particle that moves by 1/20 of the box per second is at %d', (seconds, at) => {
  const particle = { start: { x: 0.5, y: 0.5 }, speed: { x: 0.05, y: -0.05 } };
  const { x, y } = getPosition(particle, seconds, BOX);
  expect(x).toBeCloseTo(at);
  expect(y).toBeCloseTo(1 - at);
});

test('particles that drift for a long time stay inside the box', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (seconds) => {
      const points = createParticles(Math.random).map((item) => getPosition(item, seconds, BOX));
      expect(points.flatMap(({ x, y }) => [x, y]).every(isInside)).toBe(true);
    }),
  );
});
