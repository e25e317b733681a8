import type { ReactNode } from 'react';
import { type GridRow, gridSpans } from './grid-spans.ts';

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
  const spans = gridSpans(items.length, rows);
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={item.id} {...spans[index]}>
          {renderTile(item, index)}
        </li>
      ))}
    </ul>
  );
}
