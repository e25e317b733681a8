import { expect, test } from 'vitest';
import { getStep } from './useSlides.ts';

const NO_MODIFIER = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ['ArrowRight', 'ltr', 'next'],
  ['ArrowLeft', 'ltr', 'previous'],
  ['ArrowUp', 'ltr', undefined],
  ['a', 'ltr', undefined],
  ['ArrowRight', 'rtl', 'previous'],
  ['ArrowLeft', 'rtl', 'next'],
] as const)('§2 Carousel: the key %s on an %s page is the step %s', (key, direction, step) => {
  expect(getStep({ ...NO_MODIFIER, key }, direction)).toBe(step);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'with %s, an arrow key is left to the browser',
  (name) => {
    expect(getStep({ ...NO_MODIFIER, key: 'ArrowLeft', [name]: true }, 'ltr')).toBeUndefined();
  },
);
