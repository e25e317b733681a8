import { toHtml } from 'hast-util-to-html';
import { htmlToHast, markdownToHast } from 'satteri';
import { hasImage } from '../reading/site-file.ts';
import { splitFrontMatter } from '../reading/yaml-source.ts';
import { refusalsOf } from './allowed-html.ts';
import { elementsIn, type HastRoot } from './hast.ts';

/**
 * Finds what a text must not contain, with its line, and names it as the author wrote it.
 *
 * @param text the whole file with its front matter, so that line numbers (from 1) match the file
 */
export function checkMarkdown(text: string, exists = hasImage) {
  const problems = parseWithTags(text).flatMap(({ element, names, line }) => {
    const asWritten = (property = element.tagName) =>
      names.find((name) => plain(name) === plain(property)) ?? property;
    return refusalsOf(element, asWritten, exists).map((problem) => ({ line, text: problem }));
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

/** A tag as it is in a file. */
interface WrittenTag {
  /** The name of the tag, then the names of its attributes. */
  names: string[];
  line: number;
}

/**
 * The elements of a text, each with its tag as the author wrote it. The Markdown processor does not keep the position
 * of HTML, so each tag gets a number before it is parsed.
 */
export function parseWithTags(text: string) {
  const tags: WrittenTag[] = [];
  const tree = markdownToHast(text);
  const numberTags = (node: typeof tree) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'element')
      node.properties.dataTag = tags.push({ names: [node.tagName], line }) - 1;
    if (node.type === 'raw')
      node.value = node.value.replace(TAG, (tag, index: number) => {
        if (tag.startsWith('<!')) return tag;
        const names = Array.from(tag.matchAll(NAME), ([, name = '']) => name);
        const lineBreaks = node.value.slice(0, index).split('\n').length - 1;
        const number = tags.push({ names, line: line + lineBreaks }) - 1;
        return tag.replace(/[^\s/>]+/, `$& data-tag=${number} `);
      });
    if ('children' in node) node.children.forEach(numberTags);
  };
  numberTags(tree);
  const html = toHtml(tree, { allowDangerousHtml: true });
  return elementsIn(htmlToHast(html, { fragment: true }) as HastRoot).flatMap((element) => {
    const tag = tags[Number(element.properties.dataTag)];
    return tag ? [{ element, ...tag }] : [];
  });
}
