import { z } from 'zod';
import { sample } from './fields.ts';

/** Reports the problem of each item that has one, at the given field of the item. */
export function reportEach<Item>(
  items: readonly Item[],
  field: keyof Item & string,
  context: z.RefinementCtx,
  getProblem: (item: Item, index: number) => string | undefined,
): void {
  for (const [index, item] of items.entries()) {
    const message = getProblem(item, index);
    const input = item?.[field];
    if (message) context.addIssue({ code: 'custom', path: [index, field], message, input });
  }
}

/**
 * A list whose items have unique values in each of these fields. It replaces a map whose keys people choose, because
 * the editor at /admin reads a dot in a key as nesting.
 */
export function listOf<Item extends z.ZodObject>(
  item: Item,
  unique: readonly string[],
  error?: z.core.$ZodErrorMap,
) {
  return z.array(item, { error }).superRefine(
    (items: readonly Record<string, unknown>[], context) => {
      for (const field of unique) {
        const firsts = new Map<unknown, number>();
        reportEach(items, field, context, (item, index) => {
          const value = item?.[field];
          const first = firsts.get(value) ?? index;
          firsts.set(value, first);
          if (value === undefined || first === index) return undefined;
          return `Item ${first + 1} has this ${field} too. Each item needs a unique ${field}.`;
        });
      }
    },
    { when: ({ value }) => Array.isArray(value) },
  );
}

/**
 * A file that is a list of items.
 *
 * @param unique the fields that need a unique value in each item
 */
export function listFile<Shape extends z.ZodRawShape>(
  item: z.ZodObject<Shape>,
  unique: readonly string[] = ['id'],
) {
  return listOf(item.extend({ sample: sample() }), unique, ({ input }) =>
    input === null
      ? 'The file is empty. Write [] if there is nothing to list.'
      : 'The file must be a list: each item begins with "- ".',
  );
}
