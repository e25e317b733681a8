import { LAID, LAID_PARTS, numbersTo, PITCH } from '#tiles/inline-tiles.tsx';
import { ROSETTE_SIZE } from '#tiles/Rosette.tsx';

/** Separate selectors, because one that ends in a list is tried for each element of the page. */
const NUMBERED = ['[data-letter]', '.hero-key li', '.laid-floor svg', '.laid-floor g'];

/**
 * Styles that count the letters of the typed word, and number each letter, tile of the key, and part and diagonal of the
 * floor from 1. Its diagonals, and the tiles of each, are placed from the corner at the end of the last row. The tiles get
 * places instead of numbers, because a page on which each has a number takes longer to restyle.
 */
export function countStyles(word: string, services: number): string {
  const letters = [...word].length;
  const { columns } = LAID_PARTS;
  const atEnd = (tiles: number, nth: number) => `calc(${tiles - nth}*${PITCH}px)`;
  return [
    `:root{--letters:${letters};--part-columns:${columns}}`,
    `.laid-floor>svg{width:calc(${LAID.columns}*var(--tile))}`,
    `.laid-floor g{translate:calc((min(${columns},var(--at)) - ${columns}*var(--part))*${PITCH}px) calc(min(0,${columns} - var(--at))*${PITCH}px)}`,
    `.laid-floor rect{width:${ROSETTE_SIZE}px;height:${ROSETTE_SIZE}px}`,
    ...numbersTo(LAID.rows).map(
      (nth) =>
        `.laid-floor rect:nth-child(${nth}){x:${atEnd(LAID.columns, nth)};y:${atEnd(LAID.rows, nth)}}`,
    ),
    ...numbersTo(Math.max(letters, services, columns + LAID.rows - 1)).map(
      (at) => `${NUMBERED.map((selector) => `${selector}:nth-child(${at})`)}{--at:${at}}`,
    ),
  ].join('');
}
