import { expect, test, vi } from 'vitest';
import { cover } from './composition.ts';
import { tileSvg } from './tile-svg.ts';

const picture = (seed: string, colorOf: () => string) => ({
  cells: cover('research', seed),
  width: 480,
  height: 300,
  colorOf,
});

test('the same tiles are drawn once, and others are others', () => {
  const colorOf = vi.fn(() => '#123456');
  const first = tileSvg(picture('one', colorOf));
  const calls = colorOf.mock.calls.length;
  expect(calls).toBeGreaterThan(0);
  expect(tileSvg(picture('one', colorOf))).toBe(first);
  expect(colorOf).toHaveBeenCalledTimes(calls);
  expect(tileSvg({ ...picture('one', colorOf), width: 200 })).not.toBe(first);
  expect(tileSvg(picture('two', colorOf))).not.toBe(first);
});

test('other colours are another picture', () => {
  const red = tileSvg(picture('one', () => '#ff0000'));
  const blue = tileSvg(picture('one', () => '#0000ff'));
  expect(red).toContain('#ff0000');
  expect(blue).not.toContain('#ff0000');
});
