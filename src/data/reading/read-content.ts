/** Parses any content file, checks it against a schema and phrases its problems. */
import { ZodObject } from 'zod';
import * as z from 'zod/v4/core';
import { onOneLine } from '#formatting/characters.ts';
import { readYaml, splitFrontMatter, type ValuePath, type YamlSource } from './yaml-source.ts';

/** A content file as text. Messages name it by `path`: `src/content/home.yaml`. */
export interface ContentFile {
  path: string;
  text: string;
}

/** What is wrong with one value, and what to write instead. */
export interface Problem {
  path: ValuePath;
  text: string;
}

/** Problems in the content, one line each, for the person who edits it. */
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
export function catchProblems(read: () => unknown): string[] {
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
 * @throws ContentError with the first problem of each value, or with those that keep the file from being parsed.
 */
export function readContent<Schema extends z.$ZodType>(
  file: ContentFile,
  schema: Schema,
  findProblems: (data: unknown) => Problem[] = () => [],
): z.output<Schema> {
  const { data, problems: faults } = parseContent(file);
  if (faults.length > 0)
    throw new ContentError(
      faults.map(({ line, field, text }) =>
        messageAt(file, line, field && `field "${field}"`, text),
      ),
    );
  const { value, problems } = validateContent(data, schema);
  const all = [...problems, ...findProblems(data)];
  if (all.length > 0) throw toContentError(file, all);
  return value;
}

/** An error that names the line and the field of each value with problems, and its first problem. */
export function toContentError(file: ContentFile, problems: readonly Problem[]): ContentError {
  const { data, getLine } = parseContent(file);
  // Fixing the first problem of a value may also fix the others.
  const byPath = Map.groupBy(problems, ({ path }) => path.join());
  return new ContentError(
    [...byPath.values()].flatMap(([first]) =>
      first ? messageAt(file, getLine(first.path), describePath(first.path, data), first.text) : [],
    ),
  );
}

const messageAt = ({ path }: ContentFile, line: number, place: string | undefined, text: string) =>
  `${path}:${line}${place ? `, ${place}` : ''}: ${text}`;

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

/** The length, in characters, above which messages do not repeat a value. */
const MAX_QUOTE_LENGTH = 60;

/** The remedies for schemas without a message of their own, by the type that they expect. */
const REMEDIES: Readonly<Record<string, string>> = {
  object: 'Write its fields here, each on its own line, indented by two spaces.',
  array: 'Write a list here: each item begins with "- ".',
  string: 'Write text here.',
  boolean: 'Write true or false.',
};

/** Checks content against a schema. Returns the parsed content, or every problem, phrased for editors. */
export function validateContent<Schema extends z.$ZodType>(data: unknown, schema: Schema) {
  const { data: value, error } = z.safeParse(schema, data, {
    error: messageFor,
    reportInput: true,
  });
  const problems = (error?.issues ?? []).flatMap(getIssues).flatMap((issue): Problem[] => {
    const path = issue.path as ValuePath;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: [...path, key], text: issue.message }));
    const missing = issue.input === undefined ? 'is missing. ' : '';
    return [{ path, text: `${missing}${issue.message}${quote(issue.input)}` }];
  });
  return { value: value as z.output<Schema>, problems };
}

/** For a value that may be a text or fields, the issues with its fields. Otherwise, the issue itself. */
function getIssues(issue: z.$ZodIssue): z.$ZodIssue[] {
  const inFields = ({ path, code }: z.$ZodIssue) => path.length > 0 || code === 'unrecognized_keys';
  const found = issue.code === 'invalid_union' && issue.errors.find((all) => all.every(inFields));
  if (!found) return [issue];
  return found.map((problem) => ({ ...problem, path: [...issue.path, ...problem.path] }));
}

function messageFor(issue: z.$ZodRawIssue): string | undefined {
  if (issue.input === null && !issue.path?.length)
    return 'There are no fields here. Write each on its own line.';
  if (issue.code === 'invalid_type') return REMEDIES[issue.expected];
  if (issue.code === 'invalid_value') return `Choose one of: ${issue.values.join(', ')}.`;
  if (issue.code !== 'unrecognized_keys') return undefined;
  const fields = issue.inst instanceof ZodObject ? Object.keys(issue.inst.shape).join(', ') : '';
  return `is not a field here. The fields are: ${fields}.`;
}

function quote(value: unknown): string {
  const text = typeof value === 'object' ? '' : String(value ?? '');
  return text === '' || text.length > MAX_QUOTE_LENGTH ? '' : ` Found: ${text}`;
}

/** A value and all values in it, however deep, each with its path. */
export function listValues(
  value: unknown,
  path: ValuePath = [],
): { value: unknown; path: ValuePath }[] {
  const isList = Array.isArray(value);
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    { value, path },
    ...entries.flatMap(([key, entry]) => listValues(entry, [...path, isList ? Number(key) : key])),
  ];
}
