import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createField, type Field, linksOf, moveField, resizeField } from './field.ts';

const still = { speedX: 0, speedY: 0 };

/** Two particles `distance` px apart. */
const pair = (distance: number): Field => ({
  width: 200,
  height: 200,
  particles: [
    { x: 0, y: 0, ...still },
    { x: distance, y: 0, ...still },
  ],
});

test('there are 50 particles, all inside the box', () => {
  const { particles } = createField(800, 600, Math.random);
  expect(particles).toHaveLength(50);
  expect(particles.every(({ x, y }) => x >= 0 && x <= 800 && y >= 0 && y <= 600)).toBe(true);
});

test.each([
  [0, [1]],
  [50, [0.5]],
  [99, [0.01]],
  [100, []],
  [101, []],
])('particles %d px apart have links of the strengths %j', (distance, strengths) => {
  expect(linksOf(pair(distance)).map(({ strength }) => Number(strength.toFixed(5)))).toEqual(
    strengths,
  );
});

test('particles never leave the box, however long a step takes', () => {
  const step = fc.double({ min: 0, max: 60, noNaN: true });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const field = createField(300, 200, Math.random);
      for (const seconds of steps) moveField(field, seconds);
      for (const { x, y } of field.particles) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(300);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(200);
      }
    }),
  );
});

test('resizing keeps relative positions', () => {
  const field = createField(400, 200, () => 0.25);
  resizeField(field, 800, 100);
  expect(field.particles[0]).toMatchObject({ x: 200, y: 25 });
});
