/**
 * Parses any content file, checks it against a schema and words its problems. This module knows no file names, languages
 * or placeholders.
 */
import type { z } from 'zod';
import { splitFrontMatter } from './front-matter.ts';
import { findProblems, type Problem } from './schema-problems.ts';
import { findMissingImages } from './site-file.ts';
import { readYaml, type ValuePath } from './yaml-source.ts';

/** A content file as text. Messages name it by `path`: `src/content/home.yaml`. */
export interface ContentFile {
  path: string;
  text: string;
  /** Whether the site has an image at this address. Without it, images are not checked. */
  hasImage?: (address: string) => boolean;
}

/** Every problem in the content, one line each, for the person who edits it. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(problems: readonly string[]) {
    super([...new Set(problems.flatMap((problem) => problem.split('\n')))].join('\n'));
    // The reader is an editor: a stack trace would hide the message.
    this.stack = '';
  }
}

/**
 * Reads a YAML file that is a single entry.
 *
 * @throws ContentError with every problem of the file.
 */
export function readEntry<Schema extends z.ZodType>(
  file: ContentFile,
  schema: Schema,
): z.output<Schema> {
  const data = check(file, (value) =>
    value === null ? [{ path: [], text: 'The file is empty.' }] : findProblems(value, schema),
  );
  return schema.parse(data);
}

/**
 * Reads a YAML file that is a list of items.
 *
 * @param unique the fields whose values no two items may share
 * @throws ContentError with every problem of the file.
 */
export function readList<Schema extends z.ZodType>(
  file: ContentFile,
  itemSchema: Schema,
  unique: readonly string[] = ['id'],
): z.output<Schema>[] {
  const data = check(file, (items) => {
    if (items === null) {
      return [{ path: [], text: 'The file is empty. Write [] where there is nothing to list.' }];
    }
    if (!Array.isArray(items)) {
      return [{ path: [], text: 'The file must be a list: each item begins with "- ".' }];
    }
    const problems = items.flatMap((item, index) =>
      findProblems(item, itemSchema).map(({ path, text }) => ({ path: [index, ...path], text })),
    );
    return [...problems, ...unique.flatMap((field) => repetitions(items, field))];
  });
  return (data as unknown[]).map((item) => itemSchema.parse(item));
}

/**
 * Reads the front matter of a Markdown file.
 *
 * @throws ContentError with every problem of the front matter.
 */
export function readFrontMatter<Schema extends z.ZodType>(
  { text, ...file }: ContentFile,
  schema: Schema,
): z.output<Schema> {
  const parts = splitFrontMatter(text);
  if (!parts) {
    throw new ContentError([
      `${file.path}:1: Begin the file with its fields between two lines of "---".`,
    ]);
  }
  const find = (value: unknown) => findProblems(value, schema);
  return schema.parse(check({ ...file, text: parts.frontMatter }, find, 2));
}

/** The data of a YAML text. Throws if anything is wrong with it. */
function check(
  { path, text, hasImage = () => true }: ContentFile,
  find: (data: unknown) => Problem[],
  firstLine = 1,
): unknown {
  const source = readYaml(text, firstLine);
  if (source.status === 'broken') {
    throw new ContentError(
      source.problems.map(
        ({ line, field, text }) => `${path}:${line}${field ? `, field "${field}"` : ''}: ${text}`,
      ),
    );
  }
  const { data, lineOf } = source;
  const found = [...find(data), ...findMissingImages(data, hasImage)];
  const paths = found.map(({ path }) => path.join());
  // Fixing the first problem of a value may also fix the others.
  const first = found.filter(({ path }, index) => paths.indexOf(path.join()) === index);
  const problems = first.map((problem) => {
    const spot = describePath(problem.path, data);
    return `${path}:${lineOf(problem.path)}${spot && `, ${spot}`}: ${problem.text}`;
  });
  if (problems.length > 0) throw new ContentError(problems);
  return data;
}

function repetitions(items: readonly Record<string, unknown>[], field: string): Problem[] {
  return items.flatMap((item, index) => {
    const first = items.findIndex((other) => other?.[field] === item?.[field]);
    if (item?.[field] === undefined || first === index) return [];
    const text = `Item ${first + 1} has this ${field} too. Each item needs a unique ${field}.`;
    return [{ path: [index, field], text }];
  });
}

/** `[4, 'author', 'name']` is `item 5 (its id), field "author.name"`. */
function describePath(path: ValuePath, data: unknown): string {
  const parts: string[] = [];
  let fields: string[] = [];
  const endFields = () => {
    if (fields.length > 0) parts.push(`field "${fields.join('.')}"`);
    fields = [];
  };
  let value = data;
  for (const step of path) {
    value = (value as Record<string, unknown> | undefined)?.[step];
    if (typeof step === 'string') {
      fields.push(step);
      continue;
    }
    endFields();
    const id = (value as { id?: unknown } | null | undefined)?.id;
    parts.push(`item ${step + 1}${typeof id === 'string' ? ` (${id})` : ''}`);
  }
  endFields();
  return parts.join(', ');
}
