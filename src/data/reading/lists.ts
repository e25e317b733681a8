import { z } from 'zod';
import { sample } from './fields.ts';

/** Reports each item's problem, if any, at this field of the item. */
export function reportEach<Item>(
  items: readonly Item[],
  field: keyof Item & string,
  context: z.RefinementCtx,
  problemOf: (item: Item, index: number) => string | undefined,
): void {
  for (const [index, item] of items.entries()) {
    const message = problemOf(item, index);
    const input = item?.[field];
    if (message) context.addIssue({ code: 'custom', path: [index, field], message, input });
  }
}

/** A list in which no two items share the value of one of these fields. */
function uniqueList<Item extends z.ZodObject>(
  item: Item,
  fields: readonly string[],
  error: string | z.core.$ZodErrorMap,
) {
  return z.array(item, { error }).superRefine(
    (items: readonly Record<string, unknown>[], context) => {
      for (const field of fields)
        reportEach(items, field, context, (one, index) => {
          const value = one?.[field];
          const first = items.findIndex((other) => other?.[field] === value);
          if (value === undefined || first === index) return undefined;
          return `Item ${first + 1} has this ${field} too. Each item needs a unique ${field}.`;
        });
    },
    { when: ({ value }) => Array.isArray(value) },
  );
}

/**
 * A list of names, each with a text. Its items have two fields, of which the first is unique. A file may also have one
 * line for each name, with the name before the colon. The editor writes the list, because it reads a dot in the name of
 * a field as a nested field.
 */
export function pairs<Item extends z.ZodObject>(item: Item) {
  const [first = '', second = ''] = Object.keys(item.shape);
  const error = `Write a list here: each item begins with "- " and has the fields ${first} and ${second}.`;
  return z.preprocess(
    (written) => {
      if (typeof written !== 'object' || written === null || Array.isArray(written)) return written;
      return Object.entries(written).map(([name, text]) => ({ [first]: name, [second]: text }));
    },
    uniqueList(item, [first], error),
  );
}

/**
 * A file that is a list of items.
 *
 * @param unique the fields whose values no two items may share
 */
export function listFile<Shape extends z.ZodRawShape>(
  item: z.ZodObject<Shape>,
  unique: readonly string[] = ['id'],
) {
  return uniqueList(item.extend({ sample: sample() }), unique, ({ input }) =>
    input === null
      ? 'The file is empty. Write [] if there is nothing to list.'
      : 'The file must be a list: each item begins with "- ".',
  );
}
