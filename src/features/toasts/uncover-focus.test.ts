import { expect, test } from 'vitest';
import { coveredBy } from './uncover-focus.ts';

const toasts = { top: 700, bottom: 880, left: 1000, right: 1400 };
const at = (top: number, left = 1100) => ({ top, bottom: top + 50, left, right: left + 200 });

test.each([
  ['directly above, with room for its outline', at(638), 0],
  ['so close that its outline is covered', at(639), 1],
  ['half covered', at(675), 37],
  ['under them', at(800), 162],
  ['below them', at(880), 0],
  ['left of them', at(800, 800), 0],
  ['right of them', at(800, 1400), 0],
])('the page scrolls by the right distance for a control %s', (_, focused, distance) => {
  expect(coveredBy(toasts, focused, 900)).toBe(distance);
});

test('the page scrolls back for a control under toasts at the top', () => {
  const above = { ...toasts, top: 8, bottom: 108 };
  expect(coveredBy(above, at(80), 900)).toBe(-40);
});
