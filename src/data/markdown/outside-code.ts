import { type MdastNode, markdownToMdast } from 'satteri';

/** Replaces what {@link matchOutsideCode} finds. */
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

/** The matches of a pattern in a text, outside code, HTML, addresses and labels. */
export function matchOutsideCode(markdown: string, pattern: RegExp): RegExpExecArray[] {
  const tree = markdownToMdast(markdown, { features: { frontmatter: false } });
  const literal = literalRanges(tree, markdown);
  return [...markdown.matchAll(pattern)].filter(({ index }) => {
    while (literal[0] && literal[0][1] <= index) literal.shift();
    return !literal[0] || index < literal[0][0];
  });
}

type Range = [start: number, end: number];

/** The ranges of a text that are not prose, in order: code, HTML, addresses and labels. */
function literalRanges(node: MdastNode, source: string): Range[] {
  const getRange = ({ position }: MdastNode): Range => [
    position?.start.offset ?? 0,
    position?.end.offset ?? 0,
  ];
  const [start, end] = getRange(node);
  if (node.type === 'text') return [];
  // A picture with code in its alternative text is one range, because the tree does not say where the code is.
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
