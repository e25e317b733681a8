import { type MdastNode, markdownToMdast } from 'satteri';
import { knownPlaceholders } from '#data/reading/placeholders.ts';
import type { Finding, TextFile } from './findings.ts';

/** What other systems replace, and Markdown shows as it is or leaves out. Each matches in one line. */
const SYNTAX = [
  /\{\{.*?\}\}|\{%.*?%\}/, // Hugo, Jekyll, Nunjucks
  /\{([:#]|\/\*).*\}\s*$/, // ids and classes of headings
  /^\s*:::+.*|^\s*!!! \w+/, // Docusaurus, VitePress, MkDocs
  /^(import\s.*\sfrom\s|export\s+(const|default|function)\s).*/, // MDX
  /<[A-Z]\w*[a-z]\w*|<(video|audio|svg|canvas|math)\b/, // components, and what is left out
  /(?<![\w:/]):(?:[+-]1|[a-z][a-z0-9_+-]*):(?![\w:/])/, // emoji
  /(?<![\\\w$])\$\$?(?=\S)[^$]*(?<=[^\s\\])\$\$?(?!\d)|^\s*\$\$\s*$/, // KaTeX
  /\[\[[^\]]+\]\]|^\s*\[toc\]\s*$/i, // wikis
];

/** What looks like the syntax of another system, or of this site's YAML, once for each line. Code is left alone. */
export function findForeignSyntax({ path, text }: TextFile): Finding[] {
  return maskCode(text)
    .split('\n')
    .flatMap((line, index) => {
      const [found] = [
        ...SYNTAX.flatMap((one) => one.exec(line)?.[0].trim() ?? []),
        ...knownPlaceholders(line),
      ];
      return found ? [{ where: `${path}:${index + 1}`, what: found }] : [];
    });
}

/** A Markdown text with blanks in place of its code and its front matter, so that lines and indexes stay. */
function maskCode(markdown: string): string {
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
