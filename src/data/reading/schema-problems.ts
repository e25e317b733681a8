import { ZodObject } from 'zod';
import * as z from 'zod/v4/core';
import type { ValuePath } from './yaml-source.ts';

/** What is wrong with one value, and what to write instead. */
export interface Problem {
  path: ValuePath;
  text: string;
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

/** Checks content against a schema. Returns the parsed content, or every problem worded for editors. */
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

/** The issues with the fields of a value for which the schema has two forms, text or fields; else the issue itself. */
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
export function valuesIn(
  value: unknown,
  path: ValuePath = [],
): { value: unknown; path: ValuePath }[] {
  const isList = Array.isArray(value);
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    { value, path },
    ...entries.flatMap(([key, entry]) => valuesIn(entry, [...path, isList ? Number(key) : key])),
  ];
}
