import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createField, eachLink, moveField, resizeField, STRIDE } from './field.ts';

const placesOf = ({ values }: ReturnType<typeof createField>) =>
  Array.from({ length: values.length / STRIDE }, (_, index) => [
    values[index * STRIDE] as number,
    values[index * STRIDE + 1] as number,
  ]);

/** A field with its first two particles `distance` px apart and the rest far from all others. */
function pair(distance: number) {
  const field = createField(10_000, 10_000, () => 0.5);
  for (let i = 0; i < 50; i += 1) {
    field.values[i * 4] = i * 200;
    field.values[i * 4 + 1] = 0;
  }
  field.values[4] = distance;
  return field;
}

test('there are 50 particles, all inside the box', () => {
  const places = placesOf(createField(800, 600, Math.random));
  expect(places).toHaveLength(50);
  expect(places.every(([x = -1, y = -1]) => x >= 0 && x <= 800 && y >= 0 && y <= 600)).toBe(true);
});

test.each([
  [99, 1],
  [99.99, 1],
  [100, 0],
  [101, 0],
])('particles %d px apart have %d link', (distance, links) => {
  let count = 0;
  eachLink(pair(distance), () => {
    count += 1;
  });
  expect(count).toBe(links);
});

test('a link is stronger the closer its particles are', () => {
  const strengths: number[] = [];
  for (const distance of [1, 50, 99])
    eachLink(pair(distance), (...link) => strengths.push(link[4]));
  expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
  expect(strengths[1]).toBeCloseTo(0.5);
});

test('particles never leave the box, however long a step takes', () => {
  const step = fc.double({ min: 0, max: 60, noNaN: true });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const field = createField(300, 200, Math.random);
      for (const seconds of steps) moveField(field, seconds);
      for (const [x = -1, y = -1] of placesOf(field)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(300);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(200);
      }
    }),
  );
});

test('resizing keeps relative places', () => {
  const field = createField(400, 200, () => 0.25);
  resizeField(field, 800, 100);
  expect(placesOf(field)[0]).toEqual([200, 25]);
});
