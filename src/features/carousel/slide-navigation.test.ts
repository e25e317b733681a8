import { expect, test } from 'vitest';
import { stepForKey } from './slide-navigation.ts';

const NO_MODIFIER = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ['ArrowRight', 'ltr', 'next'],
  ['ArrowLeft', 'ltr', 'previous'],
  ['ArrowRight', 'rtl', 'previous'],
  ['ArrowLeft', 'rtl', 'next'],
  ['ArrowUp', 'ltr', undefined],
  ['a', 'ltr', undefined],
] as const)('%s on a %s page: %s', (key, direction, step) => {
  expect(stepForKey({ ...NO_MODIFIER, key }, direction)).toBe(step);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'with %s an arrow is the browser’s',
  (name) => {
    const press = { ...NO_MODIFIER, key: 'ArrowLeft', [name]: true };
    expect(stepForKey(press, 'ltr')).toBeUndefined();
  },
);
