import { Fragment } from 'react';
import type { MotifName } from '#types.ts';
import { motifs, type PaletteName, palettes, TILE_SIZE } from './motifs.ts';
import { pigment } from './pigments.ts';

/** The side of a rosette, in the units of motifs. */
export const ROSETTE_SIZE = 2 * TILE_SIZE;

export const ROSETTE_BOX = `0 0 ${ROSETTE_SIZE} ${ROSETTE_SIZE}`;

/** A short id, because pages repeat it often. */
export const rosetteId = (palette: PaletteName) => `site-${Object.keys(palettes).indexOf(palette)}`;

interface RosetteProps {
  motif: MotifName;
  palette?: PaletteName;
}

/**
 * Four copies of a motif, each turned by another quarter around the middle. The copies of a shape are painted together,
 * with a thin stroke, so that no line shows between quarters at fractional sizes. One path has two copies, because pages
 * with fewer elements appear and respond sooner.
 */
export function Rosette({ motif, palette = motif }: RosetteProps) {
  const colors = palettes[palette];
  return (
    <g fill="currentColor" stroke="currentColor" strokeWidth="1.6">
      <path color={pigment(colors.a)} d={squareAt(0, 0)} />
      {motifs[motif].map(({ role, path, opacity }, index) => {
        // Two motifs on a page may have the same palette, so the id names the motif too, unless the palette is its own.
        const id = `${rosetteId(palette)}${motif === palette ? '' : motif}${index}`;
        return (
          <Fragment key={id}>
            <path
              id={id}
              color={pigment(colors[role])}
              opacity={opacity}
              d={path + halfTurned(path)}
            />
            <use href={`#${id}`} transform={`rotate(90 ${TILE_SIZE} ${TILE_SIZE})`} />
          </Fragment>
        );
      })}
    </g>
  );
}

/** The path of a motif's shape, turned by a half around the middle of a rosette: (x, y) becomes (120 - x, 120 - y). */
export function halfTurned(path: string): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, list: string) => {
    const numbers = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    const middle = command === command.toLowerCase() ? 0 : ROSETTE_SIZE;
    // An arc has five numbers before its point: radii, angle and flags.
    const isSame = (index: number) => /a/i.test(command) && index % 7 < 5;
    return command + numbers.map((n, index) => (isSame(index) ? n : middle - n)).join(' ');
  });
}

interface RosettePatternProps extends RosetteProps {
  id: string;
  /** From the start of one rosette to the start of the next, in units. Without it, rosettes meet. */
  pitch?: number;
}

export function RosettePattern({ id, pitch = ROSETTE_SIZE, ...rosette }: RosettePatternProps) {
  return (
    <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
      <Rosette {...rosette} />
    </pattern>
  );
}

/** The path of a square as large as a rosette. */
export const squareAt = (x: number, y: number) =>
  `M${x} ${y}h${ROSETTE_SIZE}v${ROSETTE_SIZE}h-${ROSETTE_SIZE}z`;
