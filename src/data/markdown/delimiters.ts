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
export function clarifyDelimiters(written: string, features: Features): string {
  const markdown = clarifyFormulas(written, features);
  if (!CONCERNED.test(markdown)) return markdown;
  return replaceInText(markdown, features, DELIMITER, (run, { tilde, opening, closing }) => {
    if (tilde) return `\\${run}`;
    if (opening) return EMPTY + run;
    return closing ? run + EMPTY : run;
  });
}

/** A line break within a paragraph. */
const BREAK = String.raw`\n(?![ \t>]*\n)`;

/**
 * Matches an escaped character, a formula, and other dollar signs. `$` touches the formula in it, does not follow a
 * letter or digit, and no digit follows: `$5 or $6` and `US$5` are prices, and so is `$5 million`.
 */
const FORMULA = new RegExp(
  [
    String.raw`\\.`,
    String.raw`(?<fence>(?<=^[^\p{L}$\n]*)\$\$[ \t]*\n(?:(?!.*\$\$).*\n)*?[^\p{L}$\n]*\$\$[ \t]*$)`,
    String.raw`(?<block>\$\$(?!\$)(?:[^$\n]|\$(?!\$)|${BREAK})+?\$\$(?!\$))`,
    String.raw`(?<inline>(?<![\p{sc=Latn}\p{N}$])\$(?![\s$]|\d[\d.,]*\s+\p{L}{2})(?:[^$\n\\\x60]|\\[^$\n]|${BREAK})+?(?<!\s)\$(?![\p{N}$]))`,
    String.raw`\$`,
  ].join('|'),
  'gmu',
);

/** Matches what only a formula has: a command, an index or exponent, a relation, or a single letter. */
const CLEAR = /\\[a-z,;!{}\\]|[\p{L}\p{N})}\]][_^][\p{L}\p{N}{\\(+-]|\$\p{L}\$|\w ?[=<>] ?\w/iu;

/** The formulas in a prose that clearly are some, each with its index. */
export const clearFormulas = (prose: string) =>
  [...prose.matchAll(FORMULA)].filter(([found]) => found.startsWith('$') && CLEAR.test(found));

/** What clearly is a formula, with its marks escaped; other texts as they are. */
const asText = (formula: string) =>
  CLEAR.test(formula) ? formula.replace(/[!-#%-/:-@[-`{-~]/g, '\\$&') : formula;

/** Matches the end of a line in a formula, with the comment there. */
const LINE_END = /[ \t]*(?<!\\)(?:%.*)?\n[ \t>]*/g;

/**
 * With formulas, escapes dollar signs that the Markdown processor would take for those of a formula, and puts a formula
 * on one line, between dollar signs that leave its own in it: `$$` at the start of a line would begin a block, and `- ` a
 * list. Line numbers below it stay. Without, what clearly is a formula stays letter by letter.
 */
export function clarifyFormulas(markdown: string, features: Features): string {
  if (!markdown.includes('$')) return markdown;
  const plain = { ...features, math: false };
  const source = replaceInText(markdown, plain, FORMULA, (found, { fence, block, inline }) => {
    const formula = fence ?? block ?? inline;
    if (!features.math) return formula ? asText(formula) : found;
    if (found === '$') return '\\$';
    return formula && !fence ? `$$$ ${formula.replace(LINE_END, '\f')} $$$` : found;
  });
  if (!source.includes('\f')) return source;
  return source.replace(/(?:.+\n?)+/g, (paragraph) => {
    const lines = paragraph.split('\f');
    return lines.join(' ') + '\n'.repeat(lines.length - 1);
  });
}

/** Replaces what the pattern matches in a text, but not in code, HTML, addresses and labels. */
function replaceInText(
  markdown: string,
  features: Features,
  pattern: RegExp,
  replace: (found: string, groups: Record<string, string | undefined>) => string,
): string {
  const literal = literalRanges(markdownToMdast(markdown, { features }), markdown);
  let range = literal.shift();
  return markdown.replace(pattern, (found, ...rest) => {
    const index: number = rest.at(-3);
    while (range && range[1] <= index) range = literal.shift();
    return range && range[0] <= index ? found : replace(found, rest.at(-1));
  });
}

type Range = [start: number, end: number];

/** Where a text has no emphasis: code, HTML, addresses and labels. In order. */
function literalRanges(node: MdastNode, source: string): Range[] {
  const getRange = ({ position }: MdastNode): Range => [
    position?.start.offset ?? 0,
    position?.end.offset ?? 0,
  ];
  const [start, end] = getRange(node);
  if (node.type === 'text') return [];
  // The tree does not say where code is in the text of a picture.
  if (node.type === 'image' && !source.slice(start, end).includes('`'))
    return [[source.indexOf('](', start), end]];
  if (!('children' in node)) return [[start, end]];
  const inside = node.children.flatMap((child) => literalRanges(child, source));
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (!first || !last) return inside;
  if (node.type === 'footnoteDefinition') return [[start, getRange(first)[0]], ...inside];
  if (!/^link/.test(node.type)) return inside;
  // An address that is a link by itself, or a text that is also a label
  const isWhole =
    source[start] !== '[' || (node.type === 'linkReference' && node.referenceType !== 'full');
  return isWhole ? [[start, end]] : [...inside, [getRange(last)[1], end]];
}
