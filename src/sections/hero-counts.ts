import { LAID, LAID_PARTS, numbersTo, PITCH } from '#tiles/inline-tiles.tsx';
import { ROSETTE_SIZE } from '#tiles/Rosette.tsx';

/** Not one selector that ends in `:is()`, because browsers try such a selector on each element of the page. */
const NUMBERED = [
  '[data-letter]',
  '.hero-key li',
  ...['svg', 'g', 'rect'].map((part) => `.laid-floor ${part}`),
];

/**
 * Styles that count the letters of the typed word and the services, and number each letter, service of the key, and part,
 * row and column of the floor from 1. Rows and tiles of the floor are placed from the corner at the end of the last row.
 * Each tile gets the number of its diagonal in the window.
 */
export function countStyles(word: string, services: number): string {
  const letters = [...word].length;
  const { columns } = LAID_PARTS;
  const inKey = 'var(--before) + var(--rows-below) + var(--span)*mod(var(--at) - 1,var(--in-row))';
  const rules = {
    ':root': `--letters:${letters};--services:${services}`,
    '.hero-key svg': `--diagonal:calc(${inKey} + 1)`,
    '.hero-key svg+svg': `--diagonal:calc(${inKey} + var(--span))`,
    '.laid-floor>svg': `width:calc(${LAID.columns}*var(--tile))`,
    '.laid-floor g': [
      `--first:calc(var(--columns) + ${columns}*(1 - var(--part)) + var(--at))`,
      `translate:calc((1 - var(--part))*${columns * PITCH}px) calc((${LAID.rows} - var(--at))*${PITCH}px)`,
    ].join(';'),
    '.laid-floor rect': [
      '--diagonal:calc(var(--first) - var(--at) + var(--rows-below))',
      `x:calc((${LAID.columns} - var(--at))*${PITCH}px)`,
      `width:${ROSETTE_SIZE}px;height:${ROSETTE_SIZE}px`,
    ].join(';'),
  };
  return [
    ...Object.entries(rules).map(([selector, styles]) => `${selector}{${styles}}`),
    ...numbersTo(Math.max(letters, services, LAID.rows)).map(
      (at) => `${NUMBERED.map((selector) => `${selector}:nth-child(${at})`)}{--at:${at}}`,
    ),
  ].join('');
}
