/**
 * Parses any content file, checks it against a schema and words its problems. This module knows no file names, languages
 * or placeholders.
 */
import type { z } from 'zod';
import { onOneLine } from '#formatting/characters.ts';
import { type Problem, validateContent } from './schema-problems.ts';
import { findMissingPictures } from './site-file.ts';
import { readYaml, splitFrontMatter, type ValuePath, type YamlSource } from './yaml-source.ts';

/** A content file as text. Messages name it by `path`: `src/content/home.yaml`. */
export interface ContentFile {
  path: string;
  text: string;
}

/** Every problem in the content, one line each, for the person who edits it. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const lines = new Set(problems.map(onOneLine));
    super([...lines].join('\n'));
    this.problems = [...lines];
    // In the terminal, a stack trace would hide the message.
    this.stack = '';
  }
}

/** The problems that a function throws as a ContentError, if any. Other errors pass through. */
export function getProblems(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems];
    throw error;
  }
}

/** Parses a YAML file, or the front matter of a Markdown file. Lines are counted in the whole file. */
export function parseContent({ path, text }: ContentFile): YamlSource {
  if (!path.endsWith('.md')) return readYaml(text);
  const parts = splitFrontMatter(text);
  if (parts) return readYaml(parts.frontMatter, 2);
  const problem = 'Begin the file with its fields between two lines of "---".';
  return { problems: [{ line: 1, text: problem }], getLine: () => 1 };
}

/**
 * Reads a YAML file, or the front matter of a Markdown file.
 *
 * @param findProblems another check of what is written
 * @throws ContentError with every problem in the file.
 */
export function readContent<Schema extends z.ZodType>(
  file: ContentFile,
  schema: Schema,
  findProblems: (data: unknown) => Problem[] = () => [],
): z.output<Schema> {
  const messageAt = (line: number, place: string | undefined, text: string) =>
    `${file.path}:${line}${place ? `, ${place}` : ''}: ${text}`;
  const { data, getLine, problems: faults } = parseContent(file);
  if (faults.length > 0)
    throw new ContentError(
      faults.map(({ line, field, text }) => messageAt(line, field && `field "${field}"`, text)),
    );
  const { value, problems } = validateContent(data, schema);
  const all = [...problems, ...findMissingPictures(data), ...findProblems(data)];
  if (all.length === 0) return value;
  // Fixing the first problem of a value may also fix the others.
  const byPath = Map.groupBy(all, ({ path }) => path.join());
  throw new ContentError(
    [...byPath.values()].flatMap(([first]) =>
      first ? messageAt(getLine(first.path), describePath(first.path, data), first.text) : [],
    ),
  );
}

/** Phrases a path for editors: `[4, 'author', 'name']` is `item 5 (its id), field "author.name"`. */
function describePath(path: ValuePath, data: unknown): string {
  let value = data as Record<string, unknown> | null | undefined;
  const steps = path.map((step) => {
    value = value?.[step] as typeof value;
    if (typeof step === 'string') return `field "${step}"`;
    return `item ${step + 1}${typeof value?.id === 'string' ? ` (${value.id})` : ''}`;
  });
  return steps.join(', ').replaceAll('", field "', '.');
}
