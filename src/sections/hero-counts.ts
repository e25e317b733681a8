import { LAID, LAID_PARTS, numbersTo, PITCH } from '#tiles/inline-tiles.tsx';
import { ROSETTE_SIZE } from '#tiles/Rosette.tsx';

/** Separate selectors, because one that ends in a list is tried for each element of the page. */
const NUMBERED = [
  '[data-letter]',
  '.hero-key li',
  ...['svg', 'g', 'rect'].map((part) => `.laid-floor ${part}`),
];

/**
 * Styles that count the letters of the typed word, and number each letter, tile of the key, and part, row and column of
 * the floor from 1. Its rows and tiles are placed from the corner at the end of the last row.
 */
export function countStyles(word: string, services: number): string {
  const letters = [...word].length;
  const { columns } = LAID_PARTS;
  return [
    `:root{--letters:${letters};--part-columns:${columns}}`,
    `.laid-floor>svg{width:calc(${LAID.columns}*var(--tile))}`,
    `.laid-floor g{translate:calc((1 - var(--part))*${columns * PITCH}px) calc((${LAID.rows} - var(--at))*${PITCH}px)}`,
    `.laid-floor rect{x:calc((${LAID.columns} - var(--at))*${PITCH}px);width:${ROSETTE_SIZE}px;height:${ROSETTE_SIZE}px}`,
    ...numbersTo(Math.max(letters, services, LAID.rows)).map(
      (at) => `${NUMBERED.map((selector) => `${selector}:nth-child(${at})`)}{--at:${at}}`,
    ),
  ].join('');
}
