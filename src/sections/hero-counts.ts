import { LAID, LAID_PARTS, PITCH } from '#tiles/inline-tiles.tsx';

/** Separate selectors, because one that ends in a list is tried for each element of the page. */
const NUMBERED = ['[data-letter]', '.hero-key li', '.laid-floor svg', '.laid-floor g'];

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/**
 * Styles that count the letters of the typed word, and number each letter, tile of the key, and part and diagonal of the
 * floor from 1. typed-word.css and inline-tiles.css use these numbers. The tiles of a diagonal get places instead,
 * because a page on which each has a number takes longer to restyle.
 */
export function countStyles(word: string, services: number): string {
  const letters = [...word].length;
  const diagonals = LAID_PARTS.columns + LAID.rows - 1;
  return [
    `:root{--letters:${letters}}`,
    ...numbersTo(Math.max(letters, services, diagonals)).map(
      (at) => `${NUMBERED.map((selector) => `${selector}:nth-child(${at})`)}{--at:${at}}`,
    ),
    ...numbersTo(LAID.rows).map((at) => {
      const [x, y] = [LAID.columns - at, LAID.rows - at];
      return `.laid-floor rect:nth-child(${at}){x:calc(${x}*${PITCH}px);y:calc(${y}*${PITCH}px)}`;
    }),
  ].join('');
}
