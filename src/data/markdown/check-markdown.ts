import { toHtml } from 'hast-util-to-html';
import { htmlToHast, markdownToHast } from 'satteri';
import { memoize } from '../memoize.ts';
import { splitFrontMatter } from '../reading/front-matter.ts';
import { refusalsOf } from './allowed-html.ts';
import { elementsIn, type HastRoot, textOf } from './hast.ts';
import { markdownFeatures, markdownTree } from './markdown-tree.ts';

/** Something that a text must not contain; lines are counted from 1. */
export interface MarkdownProblem {
  line: number;
  text: string;
}

/** A name as the file has it. */
interface Written {
  name: string;
  line: number;
}

/**
 * Finds what a text must not contain, named as the author wrote it.
 *
 * @param text the whole file, front matter included, so that the lines are those of the file
 * @param hasImage whether the site has an image at this address
 */
export function checkMarkdown(
  text: string,
  hasImage: (address: string) => boolean = () => true,
): MarkdownProblem[] {
  const { images, problems } = checkText(text);
  return images.every(hasImage) ? problems : findIn(text, hasImage);
}

/** A text's images, and all other problems. Memoized, because development checks all texts on each save. */
const checkText = memoize((text: string) => {
  const images: string[] = [];
  const problems = findIn(text, (address) => images.push(address) > 0);
  return { images, problems };
});

function findIn(text: string, hasImage: (address: string) => boolean): MarkdownProblem[] {
  const problems = parseWithNames(text).flatMap(({ element, names: [first, ...others] }) => {
    const written = (property: string) =>
      others.find(({ name }) => plain(name) === plain(property)) ?? first;
    const nameOf = (property?: string) => (property ? written(property) : first).name;
    return refusalsOf(element, nameOf, hasImage).map(({ property, text }) => ({
      line: (property ? written(property) : first).line,
      text,
    }));
  });
  return problems.length > 0 || hasContent(splitFrontMatter(text)?.body ?? text)
    ? problems
    : [{ line: text.split('\n').length, text: 'Write a text below the fields.' }];
}

/** `http-equiv` in a file is `httpEquiv` in the tree. */
const plain = (name: string) => name.replace(/[-:]/g, '').toLowerCase();

function hasContent(markdown: string): boolean {
  const tree = markdownTree(markdown);
  return /\S/.test(textOf(tree)) || elementsIn(tree).some(({ tagName }) => tagName === 'img');
}

/** The tag that begins an element, or a comment. */
const TAG = /<!--[\s\S]*?-->|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*/gi;
/** A name in a tag: first the tag's own, then each attribute's, with its value. */
const NAME = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * The elements of a text, with the names of tags and attributes as the author wrote them. The processor loses the
 * position of HTML, so each tag is numbered before it is parsed.
 */
function parseWithNames(text: string) {
  const all: [Written, ...Written[]][] = [];
  const tree = markdownToHast(text, { features: { ...markdownFeatures, frontmatter: true } });
  const visit = (node: typeof tree, parentLine: number) => {
    const line = node.position?.start.line ?? parentLine;
    if (node.type === 'element')
      node.properties.dataName = all.push([{ name: node.tagName, line }]) - 1;
    if (node.type === 'raw')
      node.value = node.value.replace(TAG, (tag, tagAt: number) => {
        if (tag.startsWith('<!')) return tag;
        const lineAt = (index: number) =>
          line + node.value.slice(0, tagAt + index).split('\n').length - 1;
        const names = [...tag.matchAll(NAME)].map(({ 1: name = '', index }) => ({
          name,
          line: lineAt(index),
        }));
        const [first = { name: '', line }, ...others] = names;
        return tag.replace(first.name, `$& data-name=${all.push([first, ...others]) - 1} `);
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
