/** One page of a list that is too long for one; pages count from 1. */
export interface ListPage<Item> {
  number: number;
  items: Item[];
}

/** Deals items out to pages of `size`, in order. An empty list has one empty page. */
export function paginate<Item>(items: readonly Item[], size: number): ListPage<Item>[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    items: items.slice(index * size, (index + 1) * size),
  }));
}
