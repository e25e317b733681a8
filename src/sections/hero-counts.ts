import { LAID_PARTS } from '#tiles/inline-tiles.tsx';

/** Separate selectors, because one that ends in a list is tried for each element of the page. */
const NUMBERED = [
  '[data-letter]',
  '.hero-key li',
  '.laid-floor svg',
  '.laid-floor g',
  '.laid-floor rect',
];

/**
 * Styles that count the letters of the typed word, and number each letter, tile of the key, and part, column and row of
 * the floor from 1. typed-word.css and inline-tiles.css use these numbers.
 */
export function countStyles(word: string, services: number): string {
  const letters = [...word].length;
  const { columns, rows } = LAID_PARTS;
  const counted = Math.max(letters, services, columns, ...rows);
  const number = (at: number) =>
    `${NUMBERED.map((selector) => `${selector}:nth-child(${at})`)}{--at:${at}}`;
  return [
    `:root{--letters:${letters}}`,
    ...Array.from({ length: counted }, (_, index) => number(index + 1)),
  ].join('');
}
