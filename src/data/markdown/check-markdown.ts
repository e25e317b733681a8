import querystring from 'node:querystring';
import { type HastNode, htmlToHast, markdownToHast } from 'satteri';
import { PLAIN_HOST } from '../reading/content-address.ts';
import { splitFrontMatter } from '../reading/front-matter.ts';
import { findMissingImages } from '../reading/missing-images.ts';
import {
  elementsIn,
  type HastRoot,
  markdownFeatures,
  markdownTree,
  pictureAddress,
  textOf,
} from './markdown-tree.ts';

/** Something that a text must not contain; lines are counted from 1. */
export interface MarkdownProblem {
  line: number;
  text: string;
}

type HasImage = (address: string) => boolean;

/** What runs, frames or sends something. */
const ACTIVE_TAG = /^(script|i?frame|frameset|object|embed|applet|form|base)$/i;
const ACTIVE_ATTRIBUTE = /^(on.*|srcdoc|formaction|http-equiv)$/i;
const ACTIVE_SCHEME = /^(javascript|vbscript|data):/i;

const ADDRESS = /^((xlink:)?href|src|action|data|poster)$/i;

/** The tag that begins an element, or a comment. */
const TAG = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * Finds what could run, frame or send something, named as it is written, and pictures that nobody would see. What else
 * a page must not have, `markdownTree` leaves out.
 *
 * @param text the whole file, front matter included, so that the lines are those of the file
 * @param hasImage whether the site has an image at this address
 */
export function checkMarkdown(text: string, hasImage: HasImage = () => true): MarkdownProblem[] {
  const visit = (node: HastNode, parentLine: number): MarkdownProblem[] => {
    const line = node.position?.start.line ?? parentLine;
    if (node.type === 'raw') return checkHtml(node.value, line, hasImage);
    const { href, src } = node.type === 'element' ? node.properties : {};
    const found = [
      href === undefined ? undefined : linkProblem(String(href)),
      src === undefined ? undefined : pictureProblem(String(src), hasImage),
    ].flatMap((problem) => (problem ? [{ line, text: problem }] : []));
    const children = 'children' in node ? node.children : [];
    return [...found, ...children.flatMap((child) => visit(child, line))];
  };
  const problems = visit(
    markdownToHast(text, { features: { ...markdownFeatures, frontmatter: true } }),
    1,
  );
  return problems.length > 0 || hasContent(splitFrontMatter(text)?.body ?? text)
    ? problems
    : [{ line: text.split('\n').length, text: 'Write a text below the fields.' }];
}

function hasContent(markdown: string): boolean {
  const tree = markdownTree(markdown);
  return /\S/.test(textOf(tree)) || elementsIn(tree).some(({ tagName }) => tagName === 'img');
}

/** Checks a piece of HTML that begins in `firstLine`. */
function checkHtml(html: string, firstLine: number, hasImage: HasImage): MarkdownProblem[] {
  const lineAt = (index: number) => firstLine + html.slice(0, index).split('\n').length - 1;
  return [...html.matchAll(TAG)].flatMap(({ index, 1: tag = '', 2: attributes = '' }) => {
    if (ACTIVE_TAG.test(tag)) {
      const instead =
        'Remove it, or link to what it shows. To show the tag itself, put it into backticks.';
      return [{ line: lineAt(index), text: `<${tag}> is not allowed. ${instead}` }];
    }
    return [...attributes.matchAll(ATTRIBUTE)].flatMap(([all, name = '', written]) => {
      const line = lineAt(html.indexOf(all, index));
      if (ACTIVE_ATTRIBUTE.test(name))
        return [{ line, text: `${name} is not allowed on <${tag}>. Leave it out.` }];
      if (!written || !ADDRESS.test(name)) return [];
      const address = decoded(written);
      const isPicture = /^img$/i.test(tag);
      const problem = isPicture ? pictureProblem(address, hasImage) : linkProblem(address);
      return problem ? [{ line, text: problem }] : [];
    });
  });
}

/** The value of an attribute as browsers read it. */
function decoded(value: string): string {
  const tree = htmlToHast(`<p title=${value}>`, { fragment: true });
  return String(elementsIn(tree as HastRoot)[0]?.properties.title);
}

const refused = (address: string, instead: string) =>
  `The address "${address.slice(0, 60)}" is not allowed. ${instead}`;

function linkProblem(address: string): string | undefined {
  const isActive = ACTIVE_SCHEME.test(address.replace(/[\s\p{Cc}]/gu, ''));
  return isActive ? refused(address, 'Start it with https://, / or #.') : undefined;
}

function pictureProblem(address: string, hasImage: HasImage): string | undefined {
  const known = pictureAddress(address);
  if (known) return findMissingImages(querystring.unescape(known), hasImage)[0]?.text;
  if (/^(https?:)?[/\\]{2}/i.test(address)) return refused(address, PLAIN_HOST);
  const name = /[^/\\]*$/.exec(address)?.[0];
  return refused(address, `Put the picture into src/pictures/ and write /pictures/${name}.`);
}
