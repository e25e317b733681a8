import { type MdastNode, markdownToMdast } from 'satteri';
import { splitFrontMatter } from '#data/reading/front-matter.ts';
import { readYaml, type ValuePath } from '#data/reading/yaml-source.ts';

/** Something to do before the site goes online. */
export interface Finding {
  /** The file to edit and the line in it: `src/content/site.yaml:5`. */
  where: string;
  what: string;
}

/** A file as text; `path` is how findings name it. */
export interface TextFile {
  path: string;
  text: string;
}

/** The values of a content file, however deep. The build reports broken YAML. */
export function valuesIn({ path: file, text }: TextFile) {
  const isMarkdown = file.endsWith('.md');
  const source = readYaml(
    isMarkdown ? (splitFrontMatter(text)?.frontMatter ?? '') : text,
    isMarkdown ? 2 : 1,
  );
  if (source.status === 'broken') return [];
  const visit = (value: unknown, path: ValuePath): { value: unknown; path: ValuePath }[] => [
    { value, path },
    ...Object.entries(typeof value === 'string' ? {} : Object(value)).flatMap(([key, one]) =>
      visit(one, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
  return visit(source.data, []).map(({ value, path }) => {
    const where = `${file}:${source.lineOf(path)}`;
    const steps = path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : step));
    return { value, path, where, name: steps.join('.') };
  });
}

/** Each line in which `find` finds something. */
export function linesWith({ path, text }: TextFile, find: (line: string) => string | undefined) {
  return text.split('\n').flatMap((line, index): Finding[] => {
    const what = find(line);
    return what ? [{ where: `${path}:${index + 1}`, what }] : [];
  });
}

/** A Markdown text with blanks in place of its code and its front matter, so that lines stay. */
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
