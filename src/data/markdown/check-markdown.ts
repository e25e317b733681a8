import { toHtml } from 'hast-util-to-html';
import { htmlToHast, markdownToHast } from 'satteri';
import { hasPicture } from '../reading/site-file.ts';
import { splitFrontMatter } from '../reading/yaml-source.ts';
import { getRefusals } from './allowed-html.ts';
import { formulaProblem, isFormula, readFormulas, unwrapFormula } from './formulas.ts';
import { elementsIn, type HastElement, type HastNode, type HastRoot } from './hast.ts';

/**
 * Finds what a text must not contain, with its line, and names it as the author wrote it.
 *
 * @param text the whole file with its front matter, so that line numbers (from 1) match the file
 */
export function checkMarkdown(text: string, exists = hasPicture) {
  const { elements, deepLine, math } = parseWithTags(text);
  if (deepLine) return [{ line: deepLine, text: TOO_DEEP }];
  const problems = elements.flatMap(({ element, names, line }) => {
    const asWritten = (property = element.tagName) =>
      names.find((name) => plain(name) === plain(property)) ?? property;
    const wrong = math && isFormula(element) ? [formulaProblem(element)] : [];
    return [...getRefusals(element, asWritten, exists), ...wrong]
      .filter((problem) => problem !== undefined)
      .map((problem) => ({ line, text: problem }));
  });
  const body = splitFrontMatter(text)?.body ?? text;
  return problems.length > 0 || /\S/.test(body.replace(COMMENT, ''))
    ? problems
    : [{ line: text.split('\n').length, text: 'Write a text below the fields.' }];
}

/** Makes names comparable: `http-equiv` in a file is `httpEquiv` in the tree. */
const plain = (name: string) => name.replace(/[-:]/g, '').toLowerCase();

const COMMENT = /<!--[\s\S]*?(-->|$)/g;

/** Matches a comment, or the tag that begins an element. */
const TAG = /<!--[\s\S]*?-->|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*/gi;
/** Matches the name of a tag, then each attribute with its value. */
const NAME = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * Matches tags that share a number if they are the same. If they are not closed, browsers open them again in each
 * paragraph: at most three that are the same.
 */
const SHARED = /^<(b|big|code|em|font|i|s|small|strike|strong|tt|u)\b/i;

/** A tag as it is in a file. */
interface WrittenTag {
  /** The name of the tag, then the names of its attributes. */
  names: string[];
  line: number;
}

/** The most levels of elements. Browsers stop at about 500, and what reads a tree calls itself at each level. */
const MAX_DEPTH = 200;

const TOO_DEEP = `This is nested more than ${MAX_DEPTH} levels deep. Remove what repeats, or close what is open.`;

/** The line of the first node that is too deep, or of the nearest node around it that has a line. */
function findDeepLine<Node extends object>(
  node: Node,
  getLine: (node: Node) => number | undefined,
  depth = 0,
  outer = 1,
): number | undefined {
  const line = getLine(node) ?? outer;
  if (depth > MAX_DEPTH) return line;
  const children: Node[] = 'children' in node ? (node.children as Node[]) : [];
  for (const child of children) {
    const found = findDeepLine(child, getLine, depth + 1, line);
    if (found) return found;
  }
  return undefined;
}

/**
 * The elements of a text, each with its tag as the author wrote it, or the line of what is nested too deep. The
 * Markdown processor does not keep the position of HTML, so each tag gets a number before it is parsed.
 */
export function parseWithTags(text: string) {
  const tags: WrittenTag[] = [];
  const numbers = new Map<string, number>();
  const { source, features } = readFormulas(text);
  const tree = markdownToHast(source, { features });
  const deepLine = findDeepLine(tree, ({ position }) => position?.start.line);
  if (deepLine) return { elements: [], deepLine, math: features.math };
  const numberTags = (node: typeof tree, outer = 1) => {
    let line = node.position?.start.line ?? outer;
    let end = 0;
    if (features.math && node.type === 'element') unwrapFormula(node as HastElement);
    if (node.type === 'element')
      node.properties.dataTag = tags.push({ names: [node.tagName], line }) - 1;
    if (node.type === 'raw')
      node.value = node.value.replace(TAG, (tag, index: number) => {
        if (tag.startsWith('<!')) return tag;
        const names = Array.from(tag.matchAll(NAME), ([, name = '']) => name);
        line += node.value.slice(end, index).split('\n').length - 1;
        end = index;
        const number = SHARED.test(tag) ? numbers.get(tag) : undefined;
        numbers.set(tag, number ?? tags.push({ names, line }) - 1);
        return tag.replace(/[^\s/>]+/, `$& data-tag=${numbers.get(tag)} `);
      });
    if ('children' in node)
      for (const child of node.children) numberTags(child as typeof tree, line);
  };
  numberTags(tree);
  const html = toHtml(tree, { allowDangerousHtml: true });
  const root = htmlToHast(html, { fragment: true }) as HastRoot;
  const getTag = (node: HastNode) =>
    node.type === 'element' ? tags[Number(node.properties.dataTag)] : undefined;
  const deepTag = findDeepLine<HastNode>(root, (node) => getTag(node)?.line);
  if (deepTag) return { elements: [], deepLine: deepTag, math: features.math };
  const elements = elementsIn(root).flatMap((element) => {
    const tag = getTag(element);
    return tag ? [{ element, ...tag }] : [];
  });
  return { elements, math: features.math };
}
