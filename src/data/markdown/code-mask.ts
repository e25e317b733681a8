import { type MdastNode, markdownToMdast } from 'satteri';

/** A Markdown text with blanks in place of its code and its front matter, so that lines and indexes stay. */
export function maskCode(markdown: string): string {
  const visit = (node: MdastNode): MdastNode[] =>
    'children' in node ? [node, ...node.children.flatMap(visit)] : [node];
  return visit(markdownToMdast(markdown))
    .filter(({ type }) => /^(code|inlineCode|yaml)$/.test(type))
    .reduce((text, { position }) => {
      const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
      const blanks = text.slice(start, end).replace(/[^\n]/g, ' ');
      return text.slice(0, start) + blanks + text.slice(end);
    }, markdown);
}
