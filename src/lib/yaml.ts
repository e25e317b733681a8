import { parse } from 'yaml';

/**
 * Parses a YAML file.
 *
 * @throws YAMLParseError with line and column when the text is not YAML.
 */
export function parseYaml(text: string): Record<string, unknown> {
  return parse(text);
}

/**
 * Parses a YAML file that is a list, and notes each item's place in it, from 0.
 *
 * @throws Error when the file is something else.
 */
export function parseList(text: string): Record<string, unknown>[] {
  const items: unknown = parse(text);
  if (!Array.isArray(items)) throw new Error('Expected a list: each item begins with "- ".');
  return items.map((item, place) => ({ ...item, place }));
}
