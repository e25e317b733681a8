import { LAID_PARTS } from '#tiles/inline-tiles.tsx';

/**
 * Styles that count the letters of the typed word, and number each letter, tile of the key, and part, column and row of
 * the floor from 1. typed-word.css and inline-tiles.css use these numbers.
 */
export function countStyles(word: string, services: number): string {
  const letters = [...word].length;
  const { columns, rows } = LAID_PARTS;
  const counted = Math.max(letters, services, columns, ...rows);
  const positions = Array.from({ length: counted }, (_, index) => index + 1);
  return [
    `:root{--letters:${letters}}`,
    ...positions.map(
      (at) => `:is([data-letter],.hero-key li,.laid-floor *):nth-child(${at}){--at:${at}}`,
    ),
  ].join('');
}
