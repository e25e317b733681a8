import * as yaml from 'yaml';

/** A field of a map or an item of a list, with its place in the text. Places are offsets. */
interface Entry {
  /** The name of the field, or the index of the item. */
  name: string | number;
  value: yaml.Node | null;
  /** The start of the line with the name or the dash. */
  line: number;
  /** The start of the name, or the dash. */
  start: number;
  /** After the colon or the dash. */
  valueStart: number;
  valueEnd: number;
  /** The start of the line below the value. */
  nextLine: number;
}

/** A part of the text, and what replaces it. */
interface Edit {
  from: number;
  to: number;
  replacement: string;
}

/**
 * Changes the data in a YAML text. Unchanged values keep their comments, quotes and spaces, to the byte; a value in
 * brackets changes as a whole. Spaces around a text do not count, and an empty value equals a missing one.
 *
 * @param source may be empty
 */
export function editYaml(source: string, data: unknown): string {
  const text = source.trim() && `${source.trimEnd()}\n`;
  const { contents, errors } = yaml.parseDocument(text);
  // The last edit is made first, because offsets refer to the old text.
  const lastFirst = getEdits(text, contents, data)
    .toReversed()
    .toSorted((a, b) => b.from - a.from || b.to - a.to);
  let edited = text;
  for (const { from, to, replacement } of lastFirst)
    edited = edited.slice(0, from) + replacement + edited.slice(to);
  const result = yaml.parseDocument(edited);
  // If the edits do not lead to the new data, as in a file without entries, the file is written anew.
  const isCorrect = errors.length + result.errors.length === 0 && isSame(result.toJSON(), data);
  return isCorrect ? edited : `${toYaml(data)}\n`;
}

/**
 * The edits that turn a value into other data.
 *
 * @param entry the entry with the value; undefined for the whole file
 */
function getEdits(text: string, node: yaml.Node | null, data: unknown, entry?: Entry): Edit[] {
  const old = node?.toJSON();
  if (isSame(old, data)) return [];
  const entries = getEntries(node, text);
  const find = (name: string | number) => entries.find((child) => child.name === name);
  const wanted = entriesByName(old, data).filter(
    ([name, value]) => value !== undefined && (!isEmpty(value) || find(name)),
  );
  const kept = entries.filter(
    ({ name, value }) => isEmpty(value?.toJSON()) || wanted.some(([key]) => key === name),
  );
  const [first] = kept;
  if (!first) return entry ? [replaceValue(text, entry, data)] : [];
  const edits = entries.flatMap((child, index) =>
    kept.includes(child) ? [] : removeEntry(text, child, entries[index + 1]),
  );
  let previous: Entry | undefined;
  for (const [name, value] of wanted) {
    const same = find(name);
    if (same) edits.push(...getEdits(text, same.value, value, same));
    else edits.push(insertEntry(name, value, first, previous));
    previous = same ?? previous;
  }
  return edits;
}

function removeEntry(text: string, { line, start, nextLine }: Entry, next?: Entry): Edit {
  // The first field of an item is on the line of its dash.
  const isAfterDash = text.slice(line, start).trim() !== '';
  if (next && isAfterDash) return { from: start, to: next.start, replacement: '' };
  return { from: line, to: nextLine, replacement: '' };
}

/** Inserts an entry below `previous`, or above `first` if there is no previous one. */
function insertEntry(
  name: string | number,
  value: unknown,
  first: Entry,
  previous: Entry | undefined,
): Edit {
  const indent = getIndent(first);
  const lines = toYaml(typeof name === 'string' ? { [name]: value } : [value], indent);
  const from = previous?.nextLine ?? first.start;
  return { from, to: from, replacement: previous ? `${indent}${lines}\n` : `${lines}\n${indent}` };
}

function replaceValue(text: string, entry: Entry, data: unknown): Edit {
  const { name, value, valueStart: from, valueEnd: to } = entry;
  const [, gap = '', end = ''] = /^([ \t]*).*?(\n*)$/s.exec(text.slice(from, to)) ?? [];
  const styled = styledLike(value, data, /^[ \t]+#/.test(text.slice(to)));
  const isField = typeof name === 'string';
  const written = toYaml(isField ? { a: styled } : [styled], getIndent(entry));
  const replacement = written.slice(isField ? 'a:'.length : '-'.length).replace(/^ /, gap || ' ');
  return { from, to, replacement: replacement + end };
}

const getIndent = ({ line, start }: Entry) => ' '.repeat(start - line);

/** A value as YAML, without a line break at its end. Lines after the first are indented. */
const toYaml = (value: unknown, indent = '') =>
  yaml
    .stringify(value, { lineWidth: 0, singleQuote: true, flowCollectionPadding: false })
    .trimEnd()
    .replace(/\n(?=.)/g, `\n${indent}`);

/**
 * Gives a value the quotes or brackets of the old value, if they fit.
 *
 * @param isCommented whether a comment follows on its line, so that the value must stay on that line
 */
function styledLike(node: yaml.Node | null, value: unknown, isCommented: boolean): unknown {
  if (yaml.isCollection(node) && node.flow && node.items.length > 0)
    return new yaml.Document().createNode(value, { flow: true });
  if (!yaml.isScalar(node) || typeof value !== 'string') return value;
  const fits = !value.includes('\n') || node.type?.startsWith('BLOCK');
  if (!fits && !isCommented) return value;
  return Object.assign(new yaml.Scalar(value), { type: fits ? node.type : 'QUOTE_DOUBLE' });
}

/** The entries of a value; none if it is in brackets. */
function getEntries(node: yaml.Node | null, text: string): Entry[] {
  if (!yaml.isCollection(node) || node.flow) return [];
  const toEntry = (name: string | number, value: yaml.Node | null, start: number, end: number) => {
    const valueEnd = value?.range?.[1] ?? end;
    const line = text.lastIndexOf('\n', start - 1) + 1;
    const nextLine = text.indexOf('\n', valueEnd - 1) + 1;
    return { name, value, line, start, valueStart: end, valueEnd, nextLine };
  };
  if (yaml.isMap<yaml.Scalar, yaml.Node | null>(node))
    return node.items.map(({ key, value }) => {
      const [start = 0, end] = key.range ?? [];
      return toEntry(String(key.value), value, start, text.indexOf(':', end) + 1);
    });
  return (node.items as yaml.Node[]).map((value, index) => {
    const start = text.lastIndexOf('-', (value.range?.[0] ?? 0) - 1);
    return toEntry(index, value, start, start + 1);
  });
}

/** The fields or items of the new data. An item is named by its old index, or by -1 if it is new. */
function entriesByName(old: unknown, data: unknown): [name: string | number, value: unknown][] {
  if (!Array.isArray(old) || !Array.isArray(data))
    return isObject(old) && isObject(data) ? Object.entries(data) : [];
  const fromEnd = (index: number) => index + old.length - data.length;
  let tail = data.length;
  while (fromEnd(tail) > 0 && tail > 0 && isSame(old[fromEnd(tail - 1)], data[tail - 1])) tail--;
  return data.map((value, index) => {
    if (index >= tail) return [fromEnd(index), value];
    return [index < fromEnd(tail) ? index : -1, value];
  });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEmpty = (value: unknown): boolean =>
  isObject(value) ? Object.values(value).every(isEmpty) : (value ?? '') === '';

function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim();
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return a === b;
  const names = Object.keys({ ...a, ...b });
  return names.every((name) => isSame(a[name as keyof object], b[name as keyof object]));
}
