import type { ReactNode } from 'react';

/** Kinds of rows, by what their cells span. */
const ROWS = {
  full: ['full'],
  pair: ['wide', 'narrow'],
  three: ['start', 'middle', 'end'],
} as const;

export type GridRow = keyof typeof ROWS;

/** What a cell spans on wide screens (grid.css). */
export type Span = (typeof ROWS)[GridRow][number];

/**
 * What each of `count` cells spans. Rows have no holes: one remaining cell has a row of its own, two become a pair, and
 * four become two pairs instead of a row of three and a single cell.
 */
export function getCellSpans(count: number, rows: readonly GridRow[]): Span[] {
  const spans: Span[] = [];
  for (let turn = 0; spans.length < count; turn += 1) {
    const rest = count - spans.length;
    const row = ROWS[rows[turn % rows.length] ?? 'full'];
    if (rest === 1) spans.push(...ROWS.full);
    else if (rest === 2 || (rest === 4 && row.length === 3)) spans.push(...ROWS.pair);
    else spans.push(...row);
  }
  return spans;
}

interface GridListProps<Item> {
  items: readonly Item[];
  /** The rows from top to bottom, repeated until all cells have a place. */
  rows: readonly GridRow[];
  className?: string | undefined;
  children: (item: Item, index: number) => ReactNode;
}

/** A list of cells that fill whole rows of a grid. */
export function GridList<Item extends { id: string }>(props: GridListProps<Item>) {
  const { items, rows, className, children: renderCell } = props;
  const spans = getCellSpans(items.length, rows);
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={item.id} data-span={spans[index]}>
          {renderCell(item, index)}
        </li>
      ))}
    </ul>
  );
}
