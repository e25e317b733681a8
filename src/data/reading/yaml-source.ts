import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLParseError,
} from 'yaml';
import { memoize } from '#data/memoize.ts';

/** The path to a value in a file: names of fields, and indexes in lists from 0. */
export type ValuePath = readonly (string | number)[];

export interface YamlSource {
  /** The parsed values; undefined if there are problems. */
  data?: unknown;
  getLine: (path: ValuePath) => number;
  /** Where the text is invalid or means something unintended: the line, the field that begins there, and the remedy. */
  problems: { line: number; field?: string | undefined; text: string }[];
}

const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(?<=\n)(---[ \t]*(?:\r?\n\s*|$))([\s\S]*)$/;

/**
 * Splits a Markdown file into its front matter, which is the YAML between two lines of `---`, and the text below.
 * `start` and `end` are those two lines with the white space after them. Undefined if the first line is not `---` or no
 * second such line follows.
 */
export function splitFrontMatter(text: string) {
  const [, start, frontMatter = '', end = '', body = ''] = FRONT_MATTER.exec(text) ?? [];
  return start === undefined ? undefined : { start, frontMatter, end, body: body.trimEnd() };
}

/** Matches the start of a line: the name of a field, if there is one, and the first character of the value. */
const FIELD = /^[ \t]*(?:- +)*(?:([\w-]+):[ \t]+)?(\S)/;

/** Matches the colon of a field, or the hyphen of an item, without an ordinary space after it. */
const MISSING_SPACE = /^[ \t]*(?:- +)*(?:[\w-]+([:：])|(-))[^ \t\r]/;

/** Characters that have a special meaning at the start of a text. */
const SYMBOL = /[@`%*&!|>[\]{},?:-]/;

/**
 * Parses YAML and remembers the line of each value.
 *
 * @param firstLine number of the text's first line in its file: front matter begins on line 2.
 */
export function readYaml(text: string, firstLine = 1): YamlSource {
  const lineCounter = new LineCounter();
  // With `uniqueKeys`, the library compares all keys with one another, which takes long.
  const options = { lineCounter, prettyErrors: false, uniqueKeys: false };
  const document = parseDocument(text, options);
  const lines = text.split('\n');
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const textAt = (offset: number) => lines[lineAt(offset) - firstLine] ?? '';
  const [error] = document.errors;
  const faults = error
    ? [explain(error, document, textAt(error.pos[0]))]
    : findUnintended(document);
  const problems = faults.map(([offset, text]) => {
    const field = FIELD.exec(textAt(offset))?.[1];
    return { line: lineAt(offset), field, text };
  });

  const getKeys = memoize(
    ({ items }: YAMLMap) => new Map(items.map(({ key }) => [String(key), key])),
  );
  /** Where a field's name or a list item begins; for a missing value, where its parent begins. */
  const getOffset = (path: ValuePath): number => {
    const parent = document.getIn(path.slice(0, -1), true);
    const node =
      (isMap(parent) && getKeys(parent).get(String(path.at(-1)))) || document.getIn(path, true);
    if (isNode(node) && node.range) return node.range[0];
    return path.length > 0 ? getOffset(path.slice(0, -1)) : 0;
  };
  const getLine = (path: ValuePath) => lineAt(getOffset(path));
  return problems.length > 0 ? { problems, getLine } : { problems, getLine, data: document.toJS() };
}

/** The offset of a fault, and the remedy. */
type Fault = [offset: number, text: string];

const beginsWith = (symbol: string) => `A text that begins with ${symbol} needs quotes.`;

/**
 * Explains a parser error to people who do not know the terms of YAML.
 *
 * @param line the text of the line with the error
 */
function explain(error: YAMLParseError, document: Document.Parsed, line: string): Fault {
  const { code, pos, message } = error;
  const [offset] = pos;
  const first = FIELD.exec(line)?.[2] ?? '';
  const quote = code === 'MISSING_CHAR' ? startOfQuote(document, offset) : undefined;
  if (quote !== undefined) return [quote, 'Close the quotation mark that opens here.'];
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return [offset, 'Put quotes around a text that contains ": ", or indent the next line less.'];
  if (code === 'RESOURCE_EXHAUSTION') return [offset, 'This is nested too deeply. Indent it less.'];
  if (code === 'UNEXPECTED_TOKEN' && /["']/.test(first)) {
    const inner = first === '"' ? '\\"' : "''";
    return [offset, `The text ends at the second ${first}. Inside it, write ${inner}.`];
  }
  if (MISSING_SPACE.test(line) && /^(MULTILINE|MISSING|UNEXPECTED)/.test(code))
    return [offset, missingSpaceAdvice(line)];
  if (/^(UNEXPECTED|BAD_SCALAR|BAD_ALIAS)/.test(code) && SYMBOL.test(first))
    return [offset, beginsWith(first)];
  return [offset, `This is not valid YAML. ${message}`];
}

const missingSpaceAdvice = (line: string) =>
  `Write a space after the ${MISSING_SPACE.exec(line)?.[1] ? 'colon' : 'hyphen'}.`;

/** What the parser accepts but was probably not meant, such as a field that occurs twice, or text read as a comment. */
function findUnintended(document: Document.Parsed): Fault[] {
  const faults = document.warnings.map(({ pos }): Fault => [pos[0], beginsWith('!')]);
  const { contents } = document;
  if (isScalar(contents) && MISSING_SPACE.test(String(contents.source)))
    faults.push([contents.range?.[0] ?? 0, missingSpaceAdvice(String(contents.source))]);
  visit(document, {
    Map(_, { items }) {
      const names = new Set<string>();
      for (const { key } of items) {
        const name = String(key);
        if (names.has(name) && isNode(key))
          faults.push([key.range?.[0] ?? 0, 'This field occurs twice. Remove one of them.']);
        names.add(name);
      }
    },
    Pair(_, { key }) {
      // YAML treats a no-break space as a letter.
      if (isScalar(key) && /^\s/.test(String(key.source)))
        faults.push([key.range?.[0] ?? 0, 'Use the space bar for the spaces before the name.']);
    },
    Node(_, node) {
      const start = node.range?.[0] ?? 0;
      if (isAlias(node)) faults.push([start, beginsWith('*')]);
      else if (node.anchor) faults.push([start, beginsWith('&')]);
      // People write a space after the `#` of a comment. In `C #1`, they mean text.
      else if (isScalar(node) && node.type === 'PLAIN' && /^\S/.test(node.comment ?? ''))
        faults.push([
          start,
          `“#${node.comment}” is read as a comment. Put quotes around the whole text; in a comment, write a space after #.`,
        ]);
    },
  });
  return faults;
}

/** The start of the quoted text that reaches the offset `end`, where the parser notices that it is not closed. */
function startOfQuote(document: Document.Parsed, end: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      const [from = end, to = 0] = range ?? [];
      if (type?.startsWith('QUOTE_') && from < end && to >= end) start = from;
    },
  });
  return start;
}
