import { Fragment } from 'react';
import type { MotifName } from '#types.ts';
import { motifs, type PaletteName, palettes, TILE_SIZE } from './motifs.ts';
import { pigment } from './pigments.ts';

/** The side of a rosette, in the units of motifs. */
export const ROSETTE_SIZE = 2 * TILE_SIZE;

/** The view box of a rosette. */
export const ROSETTE_BOX = `0 0 ${ROSETTE_SIZE} ${ROSETTE_SIZE}`;

/** A short id, because pages repeat it often. */
export const rosetteId = (palette: PaletteName) => `site-${Object.keys(palettes).indexOf(palette)}`;

interface RosetteProps {
  motif: MotifName;
  palette?: PaletteName;
}

/**
 * Four copies of a motif, each turned by another quarter around the middle. The copies of a shape are painted together,
 * with a thin stroke, so that no line shows between quarters at fractional sizes.
 */
export function Rosette({ motif, palette = motif }: RosetteProps) {
  const colors = palettes[palette];
  return (
    <g fill="currentColor" stroke="currentColor" strokeWidth="1.6">
      <path color={pigment(colors.a)} d={squareAt(0, 0)} />
      {motifs[motif].map(({ role, path, opacity }, index) => {
        // Two motifs in a drawing may have the same palette, so the id names both.
        const id = `${rosetteId(palette)}${motif === palette ? '' : motif}${index}`;
        return (
          <Fragment key={id}>
            <path id={id} color={pigment(colors[role])} opacity={opacity} d={path} />
            {[90, 180, 270].map((degrees) => (
              <use key={degrees} href={`#${id}`} transform={turned(degrees)} />
            ))}
          </Fragment>
        );
      })}
    </g>
  );
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

const turned = (degrees: number) => `rotate(${degrees} ${TILE_SIZE} ${TILE_SIZE})`;

/** The path of a square as large as a rosette. */
export const squareAt = (x: number, y: number) =>
  `M${x} ${y}h${ROSETTE_SIZE}v${ROSETTE_SIZE}h-${ROSETTE_SIZE}z`;
