import { expect, test } from 'vitest';
import { scrollToUncover } from './uncover-focus.ts';

const toasts = { top: 700, bottom: 880, left: 1000, right: 1400 };
const view = { top: 80, bottom: 900 };
const at = (top: number, left = 1100) => ({ top, bottom: top + 50, left, right: left + 200 });

test.each([
  ['far enough above the toasts', at(638), 0],
  ['1 px too close above the toasts', at(639), 1],
  ['half covered by the toasts', at(675), 37],
  ['under the toasts', at(800), 162],
  ['below the toasts', at(880), 0],
  ['left of the toasts', at(800, 800), 0],
  ['right of the toasts', at(800, 1400), 0],
])('the page scrolls by $2 px for a control $0', (_, focused, distance) => {
  expect(scrollToUncover(toasts, [focused], view)).toBe(distance);
});

test('the page scrolls back for a control under toasts at the top', () => {
  const above = { ...toasts, top: 8, bottom: 108 };
  expect(scrollToUncover(above, [at(80)], view)).toBe(-40);
});

test.each([
  ['with the control above the toasts', at(600), at(700), 62],
  ['out of the window, if the control stays in it', at(200), at(840), -52],
  ['only if there is room for both', { ...at(100), bottom: 640 }, at(700), 0],
])('an error is scrolled out from under the toasts $0', (_, focused, error, distance) => {
  expect(scrollToUncover(toasts, [focused, error], view)).toBe(distance);
});
