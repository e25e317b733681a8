/** One shape of a drawing: a path, filled; with `line`, drawn as a line of that width. */
export interface Shape {
  /** A pigment, or a color as #rrggbb. */
  color: string;
  path: string;
  line?: number;
}

/** A circle as a path. */
export function discPath(x: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 1`;
  return `M${x - radius} ${y}${arc} ${2 * radius} 0${arc}${-2 * radius} 0z`;
}

export const shape = (color: string, path: string): Shape => ({ color, path });

export const line = (path: string, width: number, color = 'ink'): Shape => ({
  color,
  path,
  line: width,
});

export const disc = (color: string, x: number, y: number, radius: number) =>
  shape(color, discPath(x, y, radius));

export const diamond = (color: string, x: number, y: number, radius: number) =>
  shape(color, `M${x} ${y - radius}l${radius} ${radius}-${radius} ${radius}-${radius}-${radius}z`);
