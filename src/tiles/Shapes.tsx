import { pigment } from './pigments.ts';
import type { Shape } from './shapes.ts';

/** Shapes in an SVG, from back to front. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(({ color, path, line }) => {
    const paint = color.startsWith('#') ? color : pigment(color);
    return line ? (
      <path key={path} d={path} fill="none" stroke={paint} strokeWidth={line} />
    ) : (
      <path key={path} d={path} fill={paint} />
    );
  });
}
