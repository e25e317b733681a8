import { keepMarks } from '#formatting/unbroken.ts';
import type { Strings } from '#languages/en.ts';
import { type HastNode, type HastRoot, isPhrasing, textOf } from './hast.ts';

/** Code of any kind, and elements without prose. */
const LITERAL = /^(code|kbd|samp|pre|tt|var|img|input)$/;

const ADDRESS = /^\S+[./:@]\S+$/;

/** The start or end of a block. */
const EDGE = '\f';

const MARK = /["']|-{2,}|\.{3,}/g;

const isLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);
/** Whether a text has letters of a script with capitals, in which an apostrophe joins letters (unlike in Hebrew). */
const isCased = (text: string) => /\p{LC}/u.test(text);
/** Whether a quotation may begin after a character. After a square bracket, it is code: `["a"]`. */
const isOpening = (text: string) => /[\s(/«„“‘"'–—-]/.test(text);

/** Whether a single quotation mark is closed further on. An apostrophe, as in ’90s, never is. */
const isClosed = (rest: string) => /^[^\f]{0,200}?[^\s']'(?![\p{L}\p{N}'])/u.test(rest);

/**
 * Sets quotation marks, dashes, ellipses and the spaces beside them as in print, where their meaning is clear: not in
 * code, between letters (`צה"ל`), after figures (`5'10"`) or before the name of an option (`--all`).
 */
export function setPunctuation(tree: HastRoot, quotes: Strings['quotes']): void {
  /** The texts in reading order, each with its index in `all`. `undefined` marks the edge of a block. */
  const texts: ({ node: { value: string }; start: number } | undefined)[] = [];
  let all = '';
  const addEdge = () => {
    texts.push(undefined);
    all += EDGE;
  };
  const read = (node: HastNode): void => {
    if (node.type === 'text') {
      texts.push({ node, start: all.length });
      all += node.value;
    }
    const tagName = node.type === 'element' ? node.tagName : '';
    const isLiteral = LITERAL.test(tagName) || (tagName === 'a' && ADDRESS.test(textOf(node)));
    if (isLiteral) all += 'x';
    // Skips footnote marks, so that a quotation can end right before one.
    if (!('children' in node) || isLiteral || /^su[bp]$/.test(tagName)) return;
    const isInLine = isPhrasing(node) && tagName !== 'br';
    if (!isInLine) addEdge();
    node.children.forEach(read);
    if (!isInLine) addEdge();
  };
  read(tree);

  let open = { '"': 0, "'": 0 };
  const quote = (mark: '"' | "'", before: string, after: string, rest: string): string => {
    const isSingle = mark === "'";
    const [start, end] = isSingle ? ['‘', '’'] : quotes;
    if (isSingle && (before === mark || after === mark)) return mark;
    if (isSingle && isCased(before) && isCased(after)) return end;
    if (isOpening(before) && /\S/.test(after)) {
      if (isSingle && !isClosed(rest)) return end;
      open[mark] += 1;
      return start;
    }
    const isEnd = open[mark] > 0 || (isSingle && isCased(before));
    if (!isEnd || /\s/.test(before) || isLetter(after)) return mark;
    open[mark] = Math.max(0, open[mark] - 1);
    return end;
  };
  const typeset = (mark: string, index: number): string => {
    const before = all[index - 1] ?? EDGE;
    const after = all[index + mark.length] ?? EDGE;
    if (mark === '"' || mark === "'")
      return quote(mark, before, after, all.slice(index + 1, index + 202));
    if (mark === '...') return '…';
    const isDash = !(isOpening(before) && isLetter(after)) && !/[<>!|]/.test(before + after);
    if (isDash && mark === '--') return '–';
    return isDash && mark === '---' ? '—' : mark;
  };
  for (const text of texts) {
    if (!text) open = { '"': 0, "'": 0 };
    else
      text.node.value = keepMarks(
        text.node.value.replace(MARK, (mark, index: number) => typeset(mark, text.start + index)),
      );
  }
}
