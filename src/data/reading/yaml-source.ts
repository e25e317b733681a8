import {
  type Document,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';

/** The path to a value in a file: names of fields, and indexes in lists from 0. */
export type ValuePath = readonly (string | number)[];

/** A parsed YAML text with the lines of its values, or what is wrong with it. */
export type YamlSource =
  | { status: 'read'; data: unknown; lineOf: (path: ValuePath) => number }
  | { status: 'broken'; line: number; reason: string };

/**
 * Parses YAML and remembers the line of each value.
 *
 * @param firstLine number of the text's first line in its file: front matter begins on line 2.
 */
export function readYaml(text: string, firstLine = 1): YamlSource {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const [error] = document.errors;
  if (error) return { status: 'broken', ...explain(error, document, lineAt) };

  /** Where the field's name or the list's item begins; for a missing value, its parent. */
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

/** Where and what to fix, in words for people who have never heard of mappings. */
function explain(
  { code, pos, message }: YAMLParseError,
  document: Document.Parsed,
  lineAt: (offset: number) => number,
): { line: number; reason: string } {
  if (code === 'MISSING_CHAR') {
    // The parser notices at the next line that cannot belong to the text, or at the end of the file.
    const start = startOfQuote(document, pos[0]);
    if (start !== undefined) {
      return { line: lineAt(start), reason: 'A quotation mark opens here and is not closed.' };
    }
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    const reason = 'A text with ": " in it needs quotes, or the next line is indented too far.';
    return { line: lineAt(pos[0]), reason };
  }
  return { line: lineAt(pos[0]), reason: message };
}

/** The start of the quoted text that reaches to `end`. */
function startOfQuote(document: Document.Parsed, end: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      if (!type?.startsWith('QUOTE_') || !range) return undefined;
      if (range[0] >= end || range[1] < end) return undefined;
      start = range[0];
      return visit.BREAK;
    },
  });
  return start;
}
