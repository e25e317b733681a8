import { type Features, type MdastNode, markdownToMdast } from 'satteri';

/** A letter or mark of Chinese, Japanese or Korean. */
const CJK = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\u3001-\u30FF\uFE30-\uFE4F\uFF01-\uFFEF]`;
const MARK = String.raw`[\p{P}\p{S}]`;
const CJK_MARK = `(?=${MARK})${CJK}`;
const LETTER = String.raw`[^\s\p{P}\p{S}]`;
const RUN = String.raw`(?:(?<!\*)\*+(?!\*)|(?<!~)~~(?!~))`;

/** Matches an escaped character, a single tilde, and stars or tildes that only a CJK reader takes for emphasis. */
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

/** An empty comment, which counts as a mark. */
export const EMPTY = '<!---->';

/**
 * Rewrites what the Markdown processor misreads. One tilde strikes nothing out: `3~4` becomes `3\~4`. Stars may touch
 * CJK letters on one side and a mark on the other: {@link EMPTY} beside them makes them emphasis
 * (https://github.com/tats-u/markdown-cjk-friendly). Other texts stay as they are, and so do code and addresses.
 */
export function clarifyDelimiters(markdown: string, features: Features): string {
  if (!CONCERNED.test(markdown)) return markdown;
  const literal = literalRanges(markdownToMdast(markdown, { features }), markdown);
  let range = literal.shift();
  return markdown.replace(DELIMITER, (run, ...rest) => {
    const { tilde, opening, closing }: Record<string, string> = rest.at(-1);
    const index: number = rest.at(-3);
    while (range && range[1] <= index) range = literal.shift();
    if (range && range[0] <= index) return run;
    if (tilde) return `\\${run}`;
    if (opening) return EMPTY + run;
    return closing ? run + EMPTY : run;
  });
}

type Range = [start: number, end: number];

/** Where a text has no emphasis: code, HTML, addresses and labels. In order. */
function literalRanges(node: MdastNode, source: string): Range[] {
  const rangeOf = ({ position }: MdastNode): Range => [
    position?.start.offset ?? 0,
    position?.end.offset ?? 0,
  ];
  const [start, end] = rangeOf(node);
  if (node.type === 'text') return [];
  // The tree does not say where code is in the text of a picture.
  if (node.type === 'image' && !source.slice(start, end).includes('`'))
    return [[source.indexOf('](', start), end]];
  if (!('children' in node)) return [[start, end]];
  const inside = node.children.flatMap((child) => literalRanges(child, source));
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (!first || !last) return inside;
  if (node.type === 'footnoteDefinition') return [[start, rangeOf(first)[0]], ...inside];
  if (!/^link/.test(node.type)) return inside;
  // An address that is a link by itself, or a text that is also a label
  const isWhole =
    source[start] !== '[' || (node.type === 'linkReference' && node.referenceType !== 'full');
  return isWhole ? [[start, end]] : [...inside, [rangeOf(last)[1], end]];
}
