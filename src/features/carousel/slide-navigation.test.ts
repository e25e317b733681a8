import { expect, test } from 'vitest';
import { stepForKey } from './slide-navigation.ts';

const NO_MODIFIER = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['ArrowUp', undefined],
  ['a', undefined],
])('§2 Carousel: the key %s is the step %s', (key, step) => {
  expect(stepForKey({ ...NO_MODIFIER, key })).toBe(step);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'with %s an arrow belongs to the browser',
  (name) => {
    expect(stepForKey({ ...NO_MODIFIER, key: 'ArrowLeft', [name]: true })).toBeUndefined();
  },
);
