import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Rgb = readonly [red: number, green: number, blue: number];

const PAPERS = ['paper', 'card', 'band', 'bubble'];

/** The backgrounds on which each color is used, and the contrast that it must have there. */
const PAIRS: [color: string, grounds: string[], required: number][] = [
  ['text', [...PAPERS, 'tint'], 7],
  ['muted', PAPERS, 7],
  ['accent', PAPERS, 7],
  ['on-accent', ['accent'], 7],
  ['danger', PAPERS, 7],
  ['warm', ['card', 'band'], 7],
  ['field-border', ['paper', 'card'], 3],
  ['focus', [...PAPERS, 'tint'], 3],
  ['stars', ['card'], 3],
  // The text of yellow buttons and links, and initials (ui/Portrait.tsx).
  ['ink', ['primary', 'yellow', 'sky', 'cream', 'stone'], 7],
  ['on-night', ['night', 'deep', 'hero-glow', 'hero-mid', 'blue', 'pine'], 7],
  ['on-night-muted', ['night', 'deep', 'hero-mid'], 7],
  ['on-hero', ['hero-glow', 'hero-mid', 'night', 'blue'], 7],
  ['yellow', ['night', 'deep', 'hero-mid'], 7],
  // The focus ring on backgrounds that are the same in both schemes.
  ['yellow', ['blue'], 3],
  ['blue', ['yellow'], 3],
  // The typed word: large text, where AAA asks for 4.5:1.
  ['yellow', ['hero-glow'], 4.5],
  ['night-line', ['night', 'deep', 'hero-glow'], 3],
  ['ink', ['on-night'], 7],
];

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** The value of a color token in a scheme: `#rrggbb`, or one of a light-dark() pair. */
function tokenValue(name: string, scheme: string): string {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(tokens)?.[1];
  if (!value) throw new Error(`tokens.css has no --color-${name}`);
  const pair = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
  return pair?.[scheme === 'light' ? 1 : 2] ?? value;
}

function rgb(hex: string): Rgb {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** WCAG 2.2: contrast ratio, from 1 to 21. */
function contrast(colors: readonly Rgb[]): number {
  const [darker = 0, lighter = 0] = colors.map(luminance).toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2: relative luminance. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const rows = PAIRS.flatMap(([color, grounds, required]) =>
  grounds.flatMap((ground) =>
    ['light', 'dark'].map((scheme) => ({ color, ground, scheme, required })),
  ),
);

test.each(rows)('$scheme: the contrast of $color on $ground is at least $required:1', (row) => {
  const colors = [row.color, row.ground].map((name) => rgb(tokenValue(name, row.scheme)));
  expect(contrast(colors)).toBeGreaterThanOrEqual(row.required);
});

test('the header’s text has a contrast of 7:1 on its veil over white, the worst case', () => {
  const [red = 0, green = 0, blue = 0, percent = 0] = (
    tokenValue('veil', 'light').match(/\d+/g) ?? []
  ).map(Number);
  const overWhite = (channel: number) => (channel * percent + 255 * (100 - percent)) / 100;
  const ground: Rgb = [overWhite(red), overWhite(green), overWhite(blue)];
  expect(contrast([rgb(tokenValue('on-night', 'light')), ground])).toBeGreaterThanOrEqual(7);
});
