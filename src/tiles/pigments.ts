import tokens from '#styles/tokens.css?raw';
import type { MotifName, PigmentRole } from './motifs.ts';

/** A pigment is the name of a color token: `night` is `--color-night` in tokens.css. */
export type Pigment =
  | 'night'
  | 'ink'
  | 'cobalt'
  | 'sky'
  | 'cream'
  | 'stone'
  | 'yellow'
  | 'red'
  | 'green'
  | 'white';

/** Every motif has its own palette, and so does the logo. */
export type PaletteName = MotifName | 'logo';

export const palettes: Readonly<Record<PaletteName, Readonly<Record<PigmentRole, Pigment>>>> = {
  network: { a: 'night', b: 'cobalt', c: 'sky', d: 'yellow' },
  steps: { a: 'cream', b: 'red', c: 'yellow', d: 'ink' },
  petals: { a: 'yellow', b: 'red', c: 'white', d: 'ink' },
  star: { a: 'green', b: 'yellow', c: 'cream', d: 'red' },
  rings: { a: 'stone', b: 'green', c: 'cream', d: 'red' },
  grid: { a: 'cream', b: 'cobalt', c: 'yellow', d: 'red' },
  logo: { a: 'yellow', b: 'red', c: 'white', d: 'cobalt' },
};

/**
 * The value of a color token that is the same in both schemes, for images outside the pages:
 * `pigment('night')` is `#08172a`.
 *
 * @throws Error when tokens.css has no such token.
 */
export function pigment(name: string): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`, 'i').exec(tokens)?.[1];
  if (!value) {
    throw new Error(`src/styles/tokens.css: write --color-${name} as #rrggbb, such as #0b1f33.`);
  }
  return value;
}
