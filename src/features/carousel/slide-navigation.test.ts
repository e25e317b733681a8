import { expect, test } from 'vitest';
import { stepForKey } from './slide-navigation.ts';

test.each([
  ['ArrowRight', 'ltr', 'next'],
  ['ArrowLeft', 'ltr', 'previous'],
  ['ArrowRight', 'rtl', 'previous'],
  ['ArrowLeft', 'rtl', 'next'],
  ['ArrowUp', 'ltr', undefined],
  ['a', 'ltr', undefined],
] as const)('%s on a %s page: %s', (key, direction, step) => {
  expect(stepForKey(key, direction)).toBe(step);
});
