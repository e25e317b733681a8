import type { ReactNode } from 'react';

/** Kinds of rows, by what their tiles span. */
const ROWS = {
  full: ['full'],
  pair: ['wide', 'narrow'],
  three: ['start', 'middle', 'end'],
} as const;

export type GridRow = keyof typeof ROWS;

/** What a tile spans on wide screens (floor.css). */
export type Span = (typeof ROWS)[GridRow][number];

/**
 * What each of `count` tiles spans. No grid has holes: two remaining tiles become a pair. One
 * remaining tile has a row of its own, or becomes two pairs with the three tiles before it.
 */
export function tileSpans(count: number, rows: readonly GridRow[]): Span[] {
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

interface TileListProps<Item> {
  items: readonly Item[];
  /** The rows from top to bottom, repeated until all tiles have a place. */
  rows: readonly GridRow[];
  className?: string | undefined;
  children: (item: Item, index: number) => ReactNode;
}

/** A list of tiles that fill whole rows of a floor. */
export function TileList<Item extends { id: string }>(props: TileListProps<Item>) {
  const { items, rows, className, children: renderTile } = props;
  const spans = tileSpans(items.length, rows);
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={item.id} data-span={spans[index]}>
          {renderTile(item, index)}
        </li>
      ))}
    </ul>
  );
}
