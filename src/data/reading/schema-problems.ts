import * as z from 'zod/v4/core';
import type { ValuePath } from './yaml-source.ts';

/** What is wrong with one value, and what to write instead. */
export interface Problem {
  path: ValuePath;
  text: string;
}

/** The length, in characters, of the longest value that a message repeats. */
const MAX_QUOTE_LENGTH = 60;

/** The remedy if a schema has no message. */
const REMEDIES: Readonly<Record<string, string>> = {
  object: 'Write its fields here, each on its own line, indented by two spaces.',
  array: 'Write a list here: each item begins with "- ".',
  string: 'Write text here.',
  boolean: 'Write true or false.',
};

/** Every problem that a schema finds in content, in words for editors. */
export function findProblems(data: unknown, schema: z.$ZodType): Problem[] {
  const result = z.safeParse(schema, data, { error: messageFor });
  if (result.success) return [];
  return result.error.issues.flatMap(innerIssues).flatMap((issue): Problem[] => {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
    if (issue.code === 'unrecognized_keys') {
      const known = fieldsAt(schema, path).join(', ');
      const text = `is not a field here. The fields are: ${known}.`;
      return issue.keys.map((key) => ({ path: [...path, key], text }));
    }
    if (issue.code === 'invalid_key')
      return issue.issues.map(({ message }) => ({ path, text: message + quote(path.at(-1)) }));
    const value = valueAt(data, path);
    if (value === undefined) return [{ path, text: `is missing. ${issue.message}` }];
    return [{ path, text: `${issue.message}${quote(value)}` }];
  });
}

/** The problems of a value that may have several forms, according to the form that it has. */
function innerIssues(issue: z.$ZodIssue): z.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const inForm = issue.errors.find((issues) => issues.every(({ path }) => path.length > 0));
  const inner = inForm?.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
  return inner?.flatMap(innerIssues) ?? [issue];
}

function messageFor(issue: z.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return REMEDIES[issue.expected];
  if (issue.code === 'invalid_value') return `Choose one of: ${issue.values.join(', ')}.`;
  return undefined;
}

function quote(value: unknown): string {
  const text = typeof value === 'object' ? '' : String(value);
  return text === '' || text.length > MAX_QUOTE_LENGTH ? '' : ` Found: ${text}`;
}

function valueAt(data: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string, unknown>)?.[step], data);
}

/** A value and all values in it, however deep, each with its path. */
export function valuesIn(
  value: unknown,
  path: ValuePath = [],
): { value: unknown; path: ValuePath }[] {
  const isList = Array.isArray(value);
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    { value, path },
    ...entries.flatMap(([key, one]) => valuesIn(one, [...path, isList ? Number(key) : key])),
  ];
}

/** The names of the fields that the schema has at this path. */
function fieldsAt(schema: z.$ZodType, path: ValuePath): string[] {
  const { def } = (schema as z.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'default') return fieldsAt(def.innerType, path);
  if (def.type === 'pipe') return fieldsAt(def.in, path);
  if (def.type === 'union') return def.options.flatMap((option) => fieldsAt(option, path));
  const [step, ...rest] = path;
  if (def.type === 'array') return fieldsAt(def.element, rest);
  if (def.type !== 'object') return [];
  if (step === undefined) return Object.keys(def.shape);
  const field = def.shape[step];
  return field ? fieldsAt(field, rest) : [];
}
