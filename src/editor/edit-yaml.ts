import * as yaml from 'yaml';

/** A field of a map or an item of a list, with its place in the text. */
interface Entry {
  /** The name of the field, or the index of the item. */
  name: string | number;
  /** The offset of the name or of the item's dash. */
  start: number;
  /** The offset after the colon or the dash. */
  valueStart: number;
  value: yaml.Node | null;
}

/**
 * Changes the data in a YAML text. Unchanged values keep their comments, quotes and spaces, to the byte; a value in
 * brackets changes as a whole. Spaces around a text do not count, and an empty value equals a missing one.
 *
 * @param source may be empty
 */
export function editYaml(source: string, data: unknown): string {
  const text = source.trim() && `${source.trimEnd()}\n`;
  const edits: { from: number; to: number; replacement: string }[] = [];
  const getEnd = ({ value, valueStart }: Entry) => value?.range?.[1] ?? valueStart;
  const nextLine = (entry: Entry) => text.indexOf('\n', getEnd(entry) - 1) + 1;
  const getColumn = ({ start }: Entry) => start - text.lastIndexOf('\n', start - 1) - 1;

  function edit(node: yaml.Node | null, value: unknown, entry?: Entry): void {
    const old = node?.toJSON();
    if (isSame(old, value)) return;
    const entries = getEntries(node, text);
    const find = (name: string | number) => entries.find((child) => child.name === name);
    const wanted = entriesByName(old, value).filter(
      ([name, value]) => value !== undefined && (!isEmpty(value) || find(name)),
    );
    const kept = entries.filter(
      ({ name, value }) => isEmpty(value?.toJSON()) || wanted.some(([key]) => key === name),
    );
    const [first] = kept;
    if (!first && entry) replace(entry, value);
    if (!first) return;
    for (const [index, child] of entries.entries())
      if (!kept.includes(child)) remove(child, entries[index + 1]);
    let previous: Entry | undefined;
    for (const [name, value] of wanted) {
      const same = find(name);
      if (same) edit(same.value, value, same);
      else insert(typeof name === 'string' ? { [name]: value } : [value], first, previous);
      previous = same ?? previous;
    }
  }

  function remove(entry: Entry, next?: Entry): void {
    const line = entry.start - getColumn(entry);
    // The first field of an item is on the line of its dash.
    const isInside = text.slice(line, entry.start).trim() !== '';
    if (next && isInside) edits.push({ from: entry.start, to: next.start, replacement: '' });
    else edits.push({ from: line, to: nextLine(entry), replacement: '' });
  }

  function insert(value: object, first: Entry, previous?: Entry): void {
    const indent = ' '.repeat(getColumn(first));
    const lines = toYaml(value, indent);
    const from = previous ? nextLine(previous) : first.start;
    const replacement = previous ? `${indent}${lines}\n` : `${lines}\n${indent}`;
    edits.push({ from, to: from, replacement });
  }

  function replace(entry: Entry, value: unknown): void {
    const [from, to] = [entry.valueStart, getEnd(entry)];
    const [, gap = '', end = ''] = /^([ \t]*).*?(\n*)$/s.exec(text.slice(from, to)) ?? [];
    const indent = ' '.repeat(getColumn(entry));
    const styled = styledLike(entry.value, value, /^[ \t]+#/.test(text.slice(to)));
    const isField = typeof entry.name === 'string';
    const lines = toYaml(isField ? { a: styled } : [styled], indent).slice(isField ? 2 : 1);
    edits.push({ from, to, replacement: lines.replace(/^ /, gap || ' ') + end });
  }

  const { contents, errors } = yaml.parseDocument(text);
  edit(contents, data);
  // The last edit is made first, because offsets refer to the old text.
  const lastFirst = edits.toReversed().toSorted((a, b) => b.from - a.from || b.to - a.to);
  let edited = text;
  for (const { from, to, replacement } of lastFirst)
    edited = edited.slice(0, from) + replacement + edited.slice(to);
  const result = yaml.parseDocument(edited);
  // Where edits do not give the data, as in a file without entries, the file is written anew.
  const isCorrect = errors.length + result.errors.length === 0 && isSame(result.toJSON(), data);
  return isCorrect ? edited : `${toYaml(data)}\n`;
}

/** A value as YAML, to be written after a colon or a dash, without a line break at its end. */
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
  if (yaml.isMap<yaml.Scalar, yaml.Node | null>(node))
    return node.items.map(({ key, value }) => {
      const [start = 0, end] = key.range ?? [];
      return { name: String(key.value), start, valueStart: text.indexOf(':', end) + 1, value };
    });
  return (node.items as yaml.Node[]).map((value, name) => {
    const start = text.lastIndexOf('-', (value.range?.[0] ?? 0) - 1);
    return { name, start, valueStart: start + 1, value };
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
