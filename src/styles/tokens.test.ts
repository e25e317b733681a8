import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Scheme = 'light' | 'dark';
type Rgb = readonly [red: number, green: number, blue: number];

/** The value of a colour token in a scheme: `#rrggbb`, or one of a light-dark() pair. */
function tokenValue(name: string, scheme: Scheme): string {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(tokens)?.[1];
  if (!value) throw new Error(`tokens.css has no --color-${name}`);
  const pair = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
  return (pair ? pair[scheme === 'light' ? 1 : 2] : value) as string;
}

function rgb(hex: string): Rgb {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** WCAG 2.2: relative luminance. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2: contrast ratio, from 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** The veil of the header over a backdrop of one colour. */
function veilOver(backdrop: Rgb): Rgb {
  const numbers = tokenValue('veil', 'light').match(/\d+/g) ?? [];
  const [red = 0, green = 0, blue = 0, percent = 0] = numbers.map(Number);
  const mix = (veil: number, ground: number) => (veil * percent + ground * (100 - percent)) / 100;
  return [mix(red, backdrop[0]), mix(green, backdrop[1]), mix(blue, backdrop[2])];
}

const PAPERS = ['paper', 'card', 'band', 'bubble'];

/** Which colour stands on which grounds, and the least contrast it must have there. */
const PAIRS: [color: string, grounds: string[], least: number][] = [
  ['text', PAPERS, 7],
  ['muted', PAPERS, 7],
  ['accent', PAPERS, 7],
  ['on-accent', ['accent'], 7],
  ['danger', PAPERS, 7],
  ['field-border', ['paper', 'card'], 3],
  ['focus', PAPERS, 3],
  ['focus-on-panel', ['card', 'bubble'], 3],
  ['stars', ['card'], 3],
  ['ink', ['yellow'], 7],
  ['on-night', ['night', 'deep', 'hero-glow', 'hero-mid'], 7],
  ['on-night-muted', ['night', 'deep', 'hero-mid'], 7],
  ['on-hero', ['hero-glow', 'hero-mid', 'night'], 7],
  ['yellow', ['night', 'deep', 'hero-mid'], 7],
  // The typed word: large text, where AAA asks for 4.5:1.
  ['yellow', ['hero-glow'], 4.5],
  ['night-line', ['night', 'deep', 'hero-glow'], 3],
  ['ink', ['on-night'], 7],
];

const cases = PAIRS.flatMap(([color, grounds, least]) =>
  grounds.flatMap((ground) =>
    (['light', 'dark'] as const).map((scheme) => ({ color, ground, least, scheme })),
  ),
);

test.each(cases)('$color on $ground is at least $least:1 in the $scheme scheme', (pair) => {
  const { color, ground, least, scheme } = pair;
  const ratio = contrast(rgb(tokenValue(color, scheme)), rgb(tokenValue(ground, scheme)));
  expect(ratio).toBeGreaterThanOrEqual(least);
});

test.each(['white', 'yellow', 'lime', 'sky'])(
  'header text keeps 7:1 on the translucent header over %s',
  (backdrop) => {
    const ground = veilOver(rgb(tokenValue(backdrop, 'light')));
    expect(contrast(rgb(tokenValue('on-night', 'light')), ground)).toBeGreaterThanOrEqual(7);
  },
);
