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

/** The pigments of a tile in the roles a, b, c, d. */
export type Palette = readonly [a: Pigment, b: Pigment, c: Pigment, d: Pigment];

/** Every motif has its own palette, and so does the logo. */
export type PaletteName = MotifName | 'logo';

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  network: ['night', 'cobalt', 'sky', 'yellow'],
  steps: ['cream', 'red', 'yellow', 'ink'],
  petals: ['yellow', 'red', 'white', 'ink'],
  star: ['green', 'yellow', 'cream', 'red'],
  rings: ['stone', 'green', 'cream', 'red'],
  grid: ['cream', 'cobalt', 'yellow', 'red'],
  logo: ['yellow', 'red', 'white', 'cobalt'],
};

const ROLES: readonly PigmentRole[] = ['a', 'b', 'c', 'd'];

export function pigmentOf(palette: PaletteName, role: PigmentRole): Pigment {
  return palettes[palette][ROLES.indexOf(role)] as Pigment;
}
