import { expect, test } from 'vitest';
import { halfTurned } from './Rosette.tsx';

test.each([
  ['M10 20h5v6H0V7z', 'M110 100h-5v-6H120V113z'],
  ['M0 45A30 30 0 0 0 30 0z', 'M120 75A30 30 0 0 0 90 120z'],
  ['M9 9l17 14 4-4', 'M111 111l-17 -14 -4 4'],
  ['M24 30a6 6 0 1 1 12 0', 'M96 90a6 6 0 1 1 -12 0'],
])('a half turn of %s is %s', (path, expected) => {
  expect(halfTurned(path)).toBe(expected);
});
