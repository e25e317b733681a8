import { CJK_LETTER, keepMarks } from '#formatting/characters.ts';
import type { Strings } from '#languages/en.ts';
import { getText, type HastNode, type HastRoot, isPhrasing } from './hast.ts';

/** Code of any kind, and elements without prose. */
const LITERAL = /^(code|kbd|samp|pre|tt|var|img|input)$/;

const URL_OR_EMAIL = /^\S+[./:@]\S+$/;

const { raw } = String;

const WORD_CHARACTER = raw`[\p{L}\p{N}]`;

/** Matches where a quotation may begin. After a square bracket, it may not: `["a"]` is code. */
const OPENING = raw`(?<![^\s(/«„“‘"'–—-])`;
/** Matches where a quotation may end. In Chinese, Japanese and Korean, a word may follow it without a space. */
const ENDING = `(?!(?!${CJK_LETTER})${WORD_CHARACTER})`;

/** Matches a quotation, or one of its paragraphs: only the last paragraph has a mark at its end. */
const DOUBLE = new RegExp(raw`${OPENING}"(?=[^\s"])[^\f]*?(?:\S"${ENDING}|(?=\f))`, 'gu');

/** Matches what follows the apostrophe of a year. */
const YEAR = [
  // `'90s`
  raw`\p{N}{2}s(?!${WORD_CHARACTER})`,
  // `'98, and`
  raw`\p{N}{2}[.,;:]\s`,
  // `'98 or '99`: the next mark begins a quotation or another year.
  raw`\p{N}{2}[^\f']{0,200}[\s–—-]'\S`,
  // `'98 and the Vellas' house`: the next mark ends a possessive.
  raw`\p{N}{2} [^\s']+ [^\f']{0,200}s' \p{L}`,
].join('|');

/** Matches a short quotation. In a long one, what looks like its end may be an apostrophe. */
const SINGLE = new RegExp(
  raw`${OPENING}'(?=\S)(?!${YEAR})[^\f]{0,200}?[^\s']'(?!')${ENDING}`,
  'gu',
);

/** The apostrophe in `it's` and `dogs'`. Only in scripts with capitals: Hebrew has a mark of its own after letters. */
const APOSTROPHE_AFTER = raw`(?<=\p{LC})'(?!')`;
/** The apostrophe in `'90s` and `'tis`. */
const APOSTROPHE_BEFORE = raw`${OPENING}(?<!')'(?=[^\s'])`;
const APOSTROPHE = new RegExp(`${APOSTROPHE_AFTER}|${APOSTROPHE_BEFORE}`, 'gu');

const ARROW_PART = '[-<>!|]';
/** An option of a command: `--all`. */
const OPTION = raw`${OPENING}-+${WORD_CHARACTER}`;

/** Matches two or three hyphens, but not those of an arrow or an option. */
const DASH = new RegExp(`(?<!${ARROW_PART})(?!${OPTION})-{2,3}(?!${ARROW_PART})`, 'gu');

const ELLIPSIS = /(?<!\.)\.{3}(?!\.)/g;

/**
 * Sets quotation marks, apostrophes, dashes, ellipses and the spaces beside them as in print, where their meaning is
 * clear. Code stays as it is, and so do the marks in `צה"ל` and `5'10"`.
 */
export function setPunctuation(tree: HastRoot, quotes: Strings['quotes']): void {
  const { text, nodes } = readText(tree);
  const marks = new Map<number, string>();
  for (const { index } of text.matchAll(APOSTROPHE)) marks.set(index, '’');
  for (const { 0: quotation, index } of text.matchAll(SINGLE))
    marks.set(index, '‘').set(index + quotation.length - 1, '’');
  for (const { 0: quotation, index } of text.matchAll(DOUBLE)) {
    marks.set(index, quotes[0]);
    if (quotation.endsWith('"')) marks.set(index + quotation.length - 1, quotes[1]);
  }
  for (const { 0: dash, index } of text.matchAll(DASH))
    marks.set(index, dash.length === 2 ? '–' : '—');
  for (const { index } of text.matchAll(ELLIPSIS)) marks.set(index, '…');
  for (const { node, start } of nodes)
    node.value = keepMarks(
      node.value.replace(/["']|-+|\.+/g, (mark, at: number) => marks.get(start + at) ?? mark),
    );
}

/** The text of a tree, with `\f` at the edges of blocks, and its text nodes, each with its index in the text. */
function readText(tree: HastRoot) {
  const nodes: { node: { value: string }; start: number }[] = [];
  let text = '';
  const read = (node: HastNode): void => {
    if (node.type === 'text') {
      nodes.push({ node, start: text.length });
      text += node.value;
    }
    const tagName = node.type === 'element' ? node.tagName : '';
    const isLiteral =
      LITERAL.test(tagName) || (tagName === 'a' && URL_OR_EMAIL.test(getText(node)));
    if (isLiteral) text += 'x';
    if (tagName === 'br') text += '\n';
    // Skips what is raised or lowered: a quotation can end right before a footnote mark.
    if (!('children' in node) || isLiteral || /^su[bp]$/.test(tagName)) return;
    const edge = isPhrasing(node) ? '' : '\f';
    text += edge;
    node.children.forEach(read);
    text += edge;
  };
  read(tree);
  return { text, nodes };
}
