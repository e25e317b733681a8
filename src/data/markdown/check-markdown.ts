import { toHtml } from 'hast-util-to-html';
import { htmlToHast, markdownToHast } from 'satteri';
import { hasImage } from '../reading/site-file.ts';
import { splitFrontMatter } from '../reading/yaml-source.ts';
import { refusalsOf } from './allowed-html.ts';
import { elementsIn, type HastRoot, textOf } from './hast.ts';
import { markdownFeatures, markdownTree } from './markdown-tree.ts';

/** The name of a tag or an attribute as the file spells it. */
interface WrittenName {
  name: string;
  line: number;
}

/**
 * Finds what a text must not contain, with its line, and names it as the author wrote it.
 *
 * @param text the whole file with its front matter, so that line numbers (from 1) match the file
 */
export function checkMarkdown(text: string, exists = hasImage) {
  const problems = parseWithNames(text).flatMap(({ element, names }) => {
    const written = (property = element.tagName) =>
      names.find(({ name }) => plain(name) === plain(property)) ?? (names[0] as WrittenName);
    return refusalsOf(element, (property) => written(property).name, exists).map(
      ({ property, text }) => ({ line: written(property).line, text }),
    );
  });
  return problems.length > 0 || hasContent(splitFrontMatter(text)?.body ?? text)
    ? problems
    : [{ line: text.split('\n').length, text: 'Write a text below the fields.' }];
}

/** Makes names comparable: `http-equiv` in a file is `httpEquiv` in the tree. */
const plain = (name: string) => name.replace(/[-:]/g, '').toLowerCase();

function hasContent(markdown: string): boolean {
  const tree = markdownTree(markdown);
  return /\S/.test(textOf(tree)) || elementsIn(tree).some(({ tagName }) => tagName === 'img');
}

/** Matches a comment, or the tag that begins an element. */
const TAG = /<!--[\s\S]*?-->|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*/gi;
/** Matches the name of a tag, then each attribute with its value. */
const NAME = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * The elements of a text, with the names of tags and attributes as the author wrote them. The Markdown processor does
 * not keep the position of HTML, so each tag gets a number before it is parsed.
 */
function parseWithNames(text: string) {
  const all: WrittenName[][] = [];
  const tree = markdownToHast(text, { features: { ...markdownFeatures, frontmatter: true } });
  const visit = (node: typeof tree, parentLine: number) => {
    const line = node.position?.start.line ?? parentLine;
    if (node.type === 'element')
      node.properties.dataName = all.push([{ name: node.tagName, line }]) - 1;
    if (node.type === 'raw')
      node.value = node.value.replace(TAG, (tag, tagAt: number) => {
        if (tag.startsWith('<!')) return tag;
        const names = Array.from(tag.matchAll(NAME), ({ 1: name = '', index }) => {
          const before = node.value.slice(0, tagAt + index);
          return { name, line: line + before.split('\n').length - 1 };
        });
        return tag.replace(/[^\s/>]+/, `$& data-name=${all.push(names) - 1} `);
      });
    if ('children' in node) for (const child of node.children) visit(child, line);
  };
  visit(tree, 1);
  const html = toHtml(tree, { allowDangerousHtml: true });
  return elementsIn(htmlToHast(html, { fragment: true }) as HastRoot).flatMap((element) => {
    const names = all[Number(element.properties.dataName)];
    return names ? [{ element, names }] : [];
  });
}
