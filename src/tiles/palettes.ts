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

type QuietPalette = 'star-quiet' | 'rings-quiet' | 'grid-quiet';

/** Every motif has its own palette, three have a quiet one as well, and the logo has one. */
export type PaletteName = MotifName | QuietPalette | 'logo';

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  network: ['night', 'cobalt', 'sky', 'yellow'],
  steps: ['lime', 'red', 'yellow', 'ink'],
  petals: ['yellow', 'red', 'white', 'ink'],
  star: ['green', 'yellow', 'lime', 'red'],
  rings: ['stone', 'green', 'lime', 'red'],
  grid: ['lime', 'cobalt', 'yellow', 'red'],
  'star-quiet': ['stone', 'green', 'lime', 'yellow'],
  'rings-quiet': ['white', 'stone', 'lime', 'red'],
  'grid-quiet': ['sky', 'cobalt', 'lime', 'cobalt'],
  logo: ['yellow', 'red', 'white', 'cobalt'],
};

/** The palette of a picture of one motif only, for the three lower services: six at full volume drown each other. */
export function solePalette(motif: MotifName): PaletteName {
  const quiet = `${motif}-quiet`;
  return quiet in palettes ? (quiet as QuietPalette) : motif;
}
