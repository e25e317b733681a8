import { type MdastNode, markdownToMdast } from 'satteri';

/** A letter or punctuation mark of Chinese, Japanese or Korean. */
const CJK = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\u3001-\u30FF\uFE30-\uFE4F\uFF01-\uFFEF]`;
const MARK = String.raw`[\p{P}\p{S}]`;
const CJK_MARK = `(?=${MARK})${CJK}`;
const LETTER = String.raw`[^\s\p{P}\p{S}]`;
const RUN = String.raw`(?:(?<!\*)\*+(?!\*)|(?<!~)~~(?!~))`;

/** Matches an escaped character, a single tilde, and stars or tildes that Markdown misses beside CJK letters. */
const DELIMITER = new RegExp(
  [
    String.raw`\\.`,
    '(?<tilde>(?<!~)~(?!~))',
    `(?<opening>(?<=${CJK})${RUN}(?=${MARK})|(?<=${LETTER})${RUN}(?=${CJK_MARK}))`,
    `(?<closing>(?<=${MARK})${RUN}(?=${CJK})|(?<=${CJK_MARK})${RUN}(?=${LETTER}))`,
  ].join('|'),
  'gsu',
);

const CONCERNED = new RegExp(`~|${CJK}`, 'u');

/** An empty comment, which the processor treats like a punctuation mark. */
export const EMPTY_COMMENT = '<!---->';

/**
 * Rewrites what the Markdown processor misreads. One tilde strikes nothing out: `3~4` becomes `3\~4`. Stars may touch
 * CJK letters on one side and a mark on the other: {@link EMPTY_COMMENT} beside them makes them emphasis
 * (https://github.com/tats-u/markdown-cjk-friendly). Other texts stay as they are, and so do code and addresses.
 */
export function clarifyDelimiters(markdown: string): string {
  if (!CONCERNED.test(markdown)) return markdown;
  return replaceOutsideCode(markdown, DELIMITER, ({ 0: run, groups }) => {
    if (groups?.tilde) return `\\${run}`;
    if (groups?.opening) return EMPTY_COMMENT + run;
    return groups?.closing ? run + EMPTY_COMMENT : run;
  });
}

/** Replaces what the pattern matches in a text, but not in code, HTML, addresses and labels. */
export function replaceOutsideCode(
  markdown: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string,
): string {
  let end = 0;
  const parts = matchOutsideCode(markdown, pattern).map((match) => {
    const before = markdown.slice(end, match.index);
    end = match.index + match[0].length;
    return before + replace(match);
  });
  return parts.join('') + markdown.slice(end);
}

/** What the pattern matches in a text, but not in code, HTML, addresses and labels. */
export function matchOutsideCode(markdown: string, pattern: RegExp): RegExpExecArray[] {
  const tree = markdownToMdast(markdown, { features: { frontmatter: false } });
  const literal = literalRanges(tree, markdown);
  return [...markdown.matchAll(pattern)].filter(({ index }) => {
    while (literal[0] && literal[0][1] <= index) literal.shift();
    return !literal[0] || index < literal[0][0];
  });
}

/** The number of the line, from 1, at an index of a text. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

type Range = [start: number, end: number];

/** Where a text has no emphasis: code, HTML, addresses and labels. In order. */
function literalRanges(node: MdastNode, source: string): Range[] {
  const getRange = ({ position }: MdastNode): Range => [
    position?.start.offset ?? 0,
    position?.end.offset ?? 0,
  ];
  const [start, end] = getRange(node);
  if (node.type === 'text') return [];
  // With code in its text, a picture is a range as a whole, because the tree does not say where the code is.
  if (node.type === 'image' && !source.slice(start, end).includes('`'))
    return [[source.indexOf('](', start), end]];
  if (!('children' in node)) return [[start, end]];
  const inside = node.children.flatMap((child) => literalRanges(child, source));
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (!first || !last) return inside;
  if (node.type === 'footnoteDefinition') return [[start, getRange(first)[0]], ...inside];
  if (!/^link/.test(node.type)) return inside;
  // True for a bare address, and for `[a]`, whose text is also its label.
  const isWhole =
    source[start] !== '[' || (node.type === 'linkReference' && node.referenceType !== 'full');
  return isWhole ? [[start, end]] : [...inside, [getRange(last)[1], end]];
}
