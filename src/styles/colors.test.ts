import { convert, resolve } from '@asamuzakjp/css-color';
import { expect, test } from 'vitest';
import { getColor } from '#tiles/colors.ts';

const SCHEMES = ['light', 'dark'] as const;
const PAPERS = ['paper', 'card', 'band'];

/** The backgrounds on which each color is used, and the contrast that it must have there. */
const PAIRS: [color: string, grounds: string[], required: number][] = [
  ['text', [...PAPERS, 'tint'], 7],
  ['muted', PAPERS, 7],
  ['accent', PAPERS, 7],
  ['on-accent', ['accent'], 7],
  ['danger', PAPERS, 7],
  ['warm', ['card', 'band'], 7],
  ['field-border', ['paper', 'card'], 3],
  ['red', ['white'], 3], // stars
  ['focus', [...PAPERS, 'tint'], 3],
  // The text of yellow buttons and links, and initials (ui/Portrait.tsx).
  ['ink', ['primary', 'yellow', 'cream'], 7],
  ['on-night', ['night', 'deep', 'dusk', 'blue', 'pine'], 7],
  ['on-night-muted', ['night', 'deep'], 7],
  ['on-hero', ['dusk', 'night', 'blue'], 7],
  ['yellow', ['night', 'deep'], 7],
  // The focus ring on backgrounds that are the same in both schemes.
  ['yellow', ['blue'], 3],
  // The typed word in link previews: large text, where AAA asks for 4.5:1.
  ['yellow', ['dusk'], 4.5],
  ['night-line', ['night', 'deep', 'dusk'], 3],
  ['ink', ['on-night'], 7],
];

const hex = (color: string) => `${resolve(color, { format: 'hex' })}`;

/** WCAG 2.2: contrast ratio, from 1 to 21. Y in XYZ is the relative luminance. */
function contrast(...colors: [string, string]): number {
  const luminances = colors.map((color) => convert.colorToXyz(color)[1]);
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** The color of the same hue, nearest in lightness, that has this contrast with the other color. */
function nearest(color: string, other: string, required: number): string {
  const lightness = (tone: string) => convert.colorToOklab(tone)[0];
  const distance = (tone: string) => Math.abs(lightness(tone) - lightness(color));
  const mixed = (pole: string) =>
    Array.from({ length: 201 }, (_, share) =>
      hex(`color-mix(in oklab, ${color}, ${pole} ${share / 2}%)`),
    );
  const passing = [...mixed('black'), ...mixed('white')]
    .filter((tone) => contrast(tone, other) >= required)
    .toSorted((tone, next) => distance(tone) - distance(next));
  return passing[0] ?? 'none';
}

const rows = PAIRS.flatMap(([color, grounds, required]) =>
  grounds.flatMap((ground) => SCHEMES.map((scheme) => ({ color, ground, scheme, required }))),
);

test.each(rows)('$scheme: the contrast of $color on $ground is at least $required:1', (row) => {
  const [color, ground] = [getColor(row.color, row.scheme), getColor(row.ground, row.scheme)];
  const ratio = contrast(color, ground);
  if (ratio >= row.required) return;
  const [better, other] = [
    nearest(color, ground, row.required),
    nearest(ground, color, row.required),
  ];
  expect.fail(
    `${color} on ${ground}: ${ratio.toFixed(2)}:1. The nearest that pass: ${row.color} ${better}, or ${row.ground} ${other}.`,
  );
});

test('the nearest color with enough contrast is of the same hue', () => {
  expect(nearest('#777', '#fff', 7)).toBe('#595959');
  const [, , hue] = convert.colorToOklch(nearest('#cf4a2c', '#fff', 7));
  expect(hue).toBeCloseTo(convert.colorToOklch('#cf4a2c')[2], -1);
});

test('the header’s text has at least 7:1 on its veil over white, the worst case', () => {
  const [red, green, blue, alpha] = convert.colorToRgb(getColor('veil'));
  const veil = `rgb(${red} ${green} ${blue}) ${100 * alpha}%`;
  expect(
    contrast(getColor('on-night'), hex(`color-mix(in srgb, ${veil}, white)`)),
  ).toBeGreaterThanOrEqual(7);
});
