import tokens from '#styles/tokens.css?raw';

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
