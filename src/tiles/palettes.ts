import type { MotifName } from './motifs.ts';

/** A pigment is the name of a color token: `night` is `--color-night` in tokens.css. */
export type Pigment =
  | 'night'
  | 'ink'
  | 'cobalt'
  | 'sky'
  | 'lime'
  | 'stone'
  | 'yellow'
  | 'red'
  | 'green'
  | 'white';

/** The pigments of a tile in the roles a, b, c, d. */
export type Palette = readonly [a: Pigment, b: Pigment, c: Pigment, d: Pigment];

/** Every motif has its own palette, and so does the logo. */
export type PaletteName = MotifName | 'logo';

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  network: ['night', 'cobalt', 'sky', 'yellow'],
  steps: ['lime', 'red', 'yellow', 'ink'],
  petals: ['yellow', 'red', 'white', 'ink'],
  star: ['green', 'yellow', 'lime', 'red'],
  rings: ['stone', 'green', 'lime', 'red'],
  grid: ['lime', 'cobalt', 'yellow', 'red'],
  logo: ['yellow', 'red', 'white', 'cobalt'],
};
