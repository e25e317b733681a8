import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';

/** Steps from the top of a file to a value: names of fields, and places in lists from 0. */
export type ValuePath = readonly (string | number)[];

/** A YAML text that was read, and the lines that its values stand on. */
export type YamlSource =
  | { status: 'read'; data: unknown; lineOf: (path: ValuePath) => number }
  | { status: 'broken'; line: number; reason: string };

/**
 * Reads YAML and remembers where each value stands.
 *
 * @param firstLine number of the text's first line in its file: front matter begins on line 2.
 */
export function readYaml(text: string, firstLine = 1): YamlSource {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const [error] = document.errors;
  if (error) return { status: 'broken', line: lineAt(error.pos[0]), reason: error.message };

  /** Where the field's name stands, or the list's item; for a value that is missing, its parent. */
  const offsetOf = (path: ValuePath): number => {
    const last = path.at(-1);
    if (last === undefined) return document.contents?.range?.[0] ?? 0;
    const parent = document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(last))
      : undefined;
    const node = pair?.key ?? document.getIn(path, true);
    return (isNode(node) && node.range?.[0]) || offsetOf(path.slice(0, -1));
  };
  return { status: 'read', data: document.toJS(), lineOf: (path) => lineAt(offsetOf(path)) };
}
