import { parse } from 'yaml';
import { splitFrontMatter } from '#data/reading/yaml-source.ts';
import { isRecord } from '#formatting/records.ts';
import { editYaml } from './edit-yaml.ts';

/** The field that holds the text of an entry's file as it was read, until the entry is saved. */
export const SOURCE = 'sourceText';

/** The field that holds the items of a file that is a list. */
export const ITEMS = 'items';

/** The field of an object that stands for the whole object: `author: { id: a }` is `author: a` in the file. */
export const CHOICE = 'id';

/** The part of an editor field that is used here. */
interface Input {
  name: string;
  widget: string;
  fields?: readonly Input[];
}

/** The parts of a new Markdown file. */
const NEW_FILE = { start: '---\n', frontMatter: '', end: '---\n\n', body: '' };

type Data = Record<string, unknown>;

/**
 * Reads and saves files with these fields for the editor. The library's own formats rewrite a file; this one changes
 * only the values that were edited.
 */
export function fileFormat(fields: readonly Input[]) {
  const isList = fields.some(({ name }) => name === ITEMS);
  const isMarkdown = fields.some(({ widget }) => widget === 'markdown');
  const split = (text: string) =>
    isMarkdown
      ? (splitFrontMatter(text) ?? { ...NEW_FILE, body: text })
      : { ...NEW_FILE, frontMatter: text };

  return {
    fromFile(text: string): Data {
      const { frontMatter, body } = split(text);
      const data = parse(frontMatter);
      const values = isList ? { [ITEMS]: data } : reshape(data ?? {}, fields);
      return { ...values, ...(isMarkdown && { body }), [SOURCE]: text };
    },

    toFile({ [SOURCE]: source, body, ...values }: Data): string {
      const text = String(source ?? '');
      const { start, frontMatter, end, body: oldBody } = split(text);
      const data = isList
        ? (values[ITEMS] ?? [])
        : reshape(values, fields, parse(frontMatter) ?? {});
      const yaml = editYaml(frontMatter, data);
      return isMarkdown ? start + yaml + (oldBody ? end : NEW_FILE.end) + String(body ?? '') : yaml;
    },
  };
}

/**
 * Turns chosen ids into objects, and drops times, which the editor's calendar lacks. With `old`, the data of the file,
 * does the reverse: turns objects into the ids chosen in them, and restores the time of a date whose day is the same.
 */
function reshape(data: Data, fields: readonly Input[], old?: Data): Data {
  const entries = Object.entries(data).map(([name, value]) => {
    const { widget, fields: parts = [] } = fields.find((field) => field.name === name) ?? {};
    const oldValue = old?.[name];
    if (widget === 'datetime' && typeof value === 'string')
      return [name, old && isSameDay(value, oldValue) ? oldValue : getDay(value)];
    if (widget === 'object' && parts[0]?.name === CHOICE) {
      if (!isRecord(value)) return [name, { [CHOICE]: value }];
      const { [CHOICE]: id, ...others } = value;
      return [name, old ? id || others : value];
    }
    if (widget === 'object' && isRecord(value))
      return [name, reshape(value, parts, old && (isRecord(oldValue) ? oldValue : {}))];
    return [name, value];
  });
  return Object.fromEntries(entries);
}

/** A date without its time: `April 15, 2025` or `2025-04-15`. */
const getDay = (date: string) => date.replace(/(T| +)\d\d:\d\d.*$/, '');

const isSameDay = (a: string, b: unknown) =>
  Date.parse(`${getDay(a)} UTC`) === Date.parse(`${getDay(String(b))} UTC`);
