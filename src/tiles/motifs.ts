import type { MotifName } from '#types.ts';
import type { ColorName } from './colors.ts';

/** The colors of a motif: a for the background, b and c for the pattern, d for an accent. */
export type ColorRole = 'a' | 'b' | 'c' | 'd';

/** One shape of a motif: a path, the role of its color and, if it is not opaque, its opacity. */
export interface MotifShape {
  role: ColorRole;
  path: string;
  opacity?: number;
}

/** The side of a motif in its own units. A tile is twice as wide: it has four copies of a motif (TileDrawing.tsx). */
export const MOTIF_SIZE = 60;

/** A circle as a path, so that every shape is a path. */
export function getDiscPath(x: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 1`;
  return `M${x - radius} ${y}${arc} ${2 * radius} 0${arc}${-2 * radius} 0z`;
}

function disc(role: ColorRole, x: number, y: number, radius: number): MotifShape {
  return { role, path: getDiscPath(x, y, radius) };
}

/**
 * The motifs of tiles. The shapes do not include the background, a square beneath all of them. Shapes that reach the
 * edge of the square do not overlap there, so that motifs meet without a seam.
 */
export const motifs: Readonly<Record<MotifName, readonly MotifShape[]>> = {
  network: [
    { role: 'b', path: 'M0 0h30A30 30 0 0 1 0 30zM60 60H30A30 30 0 0 1 60 30z' },
    { role: 'c', path: 'M60 0v30A30 30 0 0 1 30 0zM0 60V30A30 30 0 0 1 30 60z' },
    { role: 'd', path: 'M30 14L46 30 30 46 14 30z' },
    disc('a', 30, 30, 6),
  ],
  steps: [
    { role: 'b', path: 'M0 0h60v15H15v45H0z' },
    { role: 'c', path: 'M22 22h38v15H37v23H22z' },
    { role: 'd', path: 'M44 44h16v16H44z' },
  ],
  petals: [
    {
      role: 'b',
      path: 'M0 0A42.4 42.4 0 0 1 30 30 42.4 42.4 0 0 1 0 0zM60 60A42.4 42.4 0 0 1 30 30 42.4 42.4 0 0 1 60 60zM60 0A42.4 42.4 0 0 0 30 30 42.4 42.4 0 0 0 60 0zM0 60A42.4 42.4 0 0 0 30 30 42.4 42.4 0 0 0 0 60z',
    },
    {
      role: 'c',
      path: 'M30 0l7 8-7 8-7-8zM30 44l7 8-7 8-7-8zM0 30l8-7 8 7-8 7zM44 30l8-7 8 7-8 7z',
    },
    disc('d', 30, 30, 5),
  ],
  star: [
    { role: 'b', path: 'M30 0L37 23 60 30 37 37 30 60 23 37 0 30 23 23z' },
    {
      role: 'c',
      path: 'M9 9l17 14 4-4 4 4L51 9 37 26l4 4-4 4 14 17-17-14-4 4-4-4L9 51l14-17-4-4 4-4z',
    },
    disc('d', 30, 30, 5),
  ],
  rings: [
    { role: 'b', path: 'M0 60V45A45 45 0 0 0 45 0H60A60 60 0 0 1 0 60z' },
    { role: 'c', path: 'M0 45V30A30 30 0 0 0 30 0H45A45 45 0 0 1 0 45z' },
    { role: 'd', path: 'M0 0h15A15 15 0 0 1 0 15z' },
  ],
  grid: [
    // This shape is first, so that its neighbors cover its edges.
    { role: 'c', path: 'M0 30h30a30 30 0 0 1-30 30z', opacity: 0.75 },
    { role: 'b', path: 'M0 0h30v30H0z' },
    { role: 'c', path: 'M30 0a30 30 0 0 1 30 30H30z' },
    { role: 'd', path: 'M30 30h30v30a30 30 0 0 1-30-30z' },
    disc('a', 15, 15, 6),
  ],
};

/** Every motif has its own palette, and so do the logo and the three kinds of tiles in the hero's floor. */
export type PaletteName = MotifName | 'logo' | 'calm' | 'dotted' | 'dark';

export const palettes: Readonly<Record<PaletteName, Readonly<Record<ColorRole, ColorName>>>> = {
  network: { a: 'night', b: 'cobalt', c: 'sky', d: 'yellow' },
  steps: { a: 'cream', b: 'red', c: 'yellow', d: 'ink' },
  petals: { a: 'yellow', b: 'red', c: 'white', d: 'ink' },
  star: { a: 'green', b: 'yellow', c: 'cream', d: 'red' },
  rings: { a: 'stone', b: 'green', c: 'cream', d: 'red' },
  grid: { a: 'cream', b: 'cobalt', c: 'yellow', d: 'red' },
  logo: { a: 'yellow', b: 'red', c: 'white', d: 'cobalt' },
  calm: { a: 'blue', b: 'cobalt', c: 'cobalt', d: 'cobalt' },
  dotted: { a: 'cobalt', b: 'blue', c: 'cobalt', d: 'yellow' },
  dark: { a: 'blue', b: 'cobalt', c: 'cobalt', d: 'night' },
};
