import { LAID_PARTS } from '#tiles/inline-tiles.tsx';

/**
 * Styles that count the letters of the typed word, and number each letter, column and row of tiles from 1. typed-word.css
 * and inline-tiles.css use these numbers.
 */
export function countStyles(word: string): string {
  const letters = [...word].length;
  const { columns, rows } = LAID_PARTS;
  const each = (length: number, selector: string, style: (at: number) => string) =>
    Array.from({ length }, (_, i) => `${selector}:nth-child(${i + 1}){--${style(i + 1)}}`);
  return [
    `:root{--letters:${letters}}`,
    ...each(letters, '[data-letter]', (at) => `letter:${at}`),
    ...each(rows.length, '.laid-floor svg', (at) => `before:${(at - 1) * columns}`),
    ...each(columns, '.laid-floor g', (at) => `column:calc(var(--before) + ${at})`),
    ...each(Math.max(...rows), '.laid-floor rect', (at) => `row:${at}`),
  ].join('');
}
