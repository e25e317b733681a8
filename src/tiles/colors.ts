import { resolve } from '@asamuzakjp/css-color';
import brand from '#styles/brand.css?raw';
import colors from '#styles/colors.css?raw';

/** A color of motifs and emblems, by its name in brand.css or colors.css: `night` is `--color-night`. */
export type ColorName =
  | 'night'
  | 'ink'
  | 'cobalt'
  | 'blue'
  | 'sky'
  | 'cream'
  | 'stone'
  | 'yellow'
  | 'red'
  | 'green'
  | 'white';

/** The color tokens as they are written. Those in brand.css win. */
const tokens = new Map(
  Array.from(
    `${colors}${brand}`.matchAll(/--color-([\w-]+):([^;]+);/g),
    ([, name = '', value = '']) => [name, value],
  ),
);

/**
 * The value of a color token as browsers compute it, for drawings, metadata and tests: `#08172a` for `night`.
 *
 * @throws Error when there is no such token, or its value is not a color.
 */
export function getColor(
  name: string,
  colorScheme: 'light' | 'dark' = 'light',
  format: 'hexAlpha' | 'computedValue' = 'hexAlpha',
): string {
  const callback = (property: string) =>
    getColor(property.replace('--color-', ''), colorScheme, 'computedValue');
  const options = { customProperty: { callback }, colorScheme, format, nullable: true };
  const color = resolve(tokens.get(name) ?? '', options);
  if (!color)
    throw new Error(
      `src/styles: --color-${name} is missing or not a color. See brand.css and colors.css.`,
    );
  return color;
}
