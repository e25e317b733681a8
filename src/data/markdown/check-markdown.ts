import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { type Features, type HastNode, htmlToHast, markdownToHast } from 'satteri';
import { CONTENT_ADDRESS, hasPlainHost, PLAIN_HOST } from '../reading/content-address.ts';
import { knownPlaceholders } from '../reading/placeholders.ts';

/**
 * How Markdown is parsed, both to check and to render it. HTML in it is parsed too, so that the page gets
 * what was checked.
 */
export const markdownFeatures: Features = {
  gfm: { footnotes: { label: 'Sources' } },
  rawHtml: true,
};

/** Something that a text must not contain; lines are counted from 1. */
export interface MarkdownProblem {
  line: number;
  text: string;
}

type HastElement = Extract<HastNode, { type: 'element' }>;

const ADDRESSES = new Set(['href', 'src', 'cite']);
/** Names could clash with those of the page; nobody needs the others. */
const UNWANTED = new Set(['id', 'name', 'accessKey', 'itemProp']);

/** The ids that the Markdown processor gives to footnotes and their heading. */
const FOOTNOTE_ID = /^(user-content-fn|footnote-label$)/;

/**
 * What GitHub allows in a README, without unwanted attributes and `srcset`. Addresses are checked
 * separately.
 */
const SCHEMA: Schema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    ...['abbr', 'cite', 'figcaption', 'figure', 'mark', 'small'],
  ],
  attributes: {
    ...defaultSchema.attributes,
    '*': [
      ...(defaultSchema.attributes?.['*'] ?? []).filter((name) => !UNWANTED.has(String(name))),
      ['id', FOOTNOTE_ID],
    ],
    div: [],
    img: ['ariaLabel', 'src'],
    source: [],
  },
  // Each element is checked alone: no parents, no addresses, no ids to rename.
  ancestors: {},
  clobber: [],
  protocols: {},
};

/**
 * Finds what a Markdown text must not contain: scripts, handlers, frames, styles, and addresses that are
 * neither https nor the site's own. Also placeholders outside code, because texts are not filled in.
 *
 * @param text the whole file, front matter included, so that the lines are those of the file.
 */
export function checkMarkdown(text: string): MarkdownProblem[] {
  const { problems, hasHtml } = checkSource(text);
  if (problems.length > 0 || !hasHtml) return problems;
  // The page gets the tree with all HTML parsed together. It decides, although it has no lines.
  const rendered = markdownToHast(text, { features: markdownFeatures });
  return elementsOf(rendered).flatMap((element) =>
    checkElement(element).map((found) => ({ line: lineOf(text, element.tagName), text: found })),
  );
}

/** The line of the first tag of that name; the first line where there is none. */
function lineOf(html: string, tagName: string): number {
  return 1 + linesBefore(html, html.toLowerCase().indexOf(`<${tagName}`));
}

/** The number of line breaks before an index; 0 for -1. */
function linesBefore(text: string, index: number): number {
  return text.slice(0, Math.max(index, 0)).split('\n').length - 1;
}

/** Checks the tree in which HTML is still as written, so that problems have lines. */
function checkSource(text: string): { problems: MarkdownProblem[]; hasHtml: boolean } {
  const tree = markdownToHast(text, { features: { ...markdownFeatures, rawHtml: false } });
  const problems: MarkdownProblem[] = [];
  let hasHtml = false;
  const visit = (node: HastNode, parentLine: number): void => {
    const line = node.position?.start.line ?? parentLine;
    if (node.type === 'raw') {
      hasHtml = true;
      problems.push(...checkHtml(node.value, line));
    }
    if (node.type === 'text') problems.push(...checkText(node.value, line));
    if (node.type === 'element')
      problems.push(...checkElement(node).map((found) => ({ line, text: found })));
    if (isCode(node)) return;
    if ('children' in node) for (const child of node.children) visit(child, line);
  };
  visit(tree, 1);
  return { problems, hasHtml };
}

const isCode = (node: HastNode): boolean => node.type === 'element' && node.tagName === 'code';

/** The placeholders of a text that begins in `firstLine`. */
function checkText(text: string, firstLine: number): MarkdownProblem[] {
  return knownPlaceholders(text).map(({ placeholder, index }) => ({
    line: firstLine + linesBefore(text, index),
    text: `${placeholder} is not filled in here, only in front matter and YAML. Write the text itself.`,
  }));
}

/** Checks a piece of HTML that begins in `firstLine`. */
function checkHtml(html: string, firstLine: number): MarkdownProblem[] {
  const tree = htmlToHast(html);
  const texts = textsOf(tree).flatMap((text) =>
    checkText(text, firstLine + linesBefore(html, html.indexOf(text))),
  );
  const elements = elementsOf(tree).flatMap((element) => {
    // The parser adds these around every piece; with attributes they are the author's.
    const isFrame = ['html', 'head', 'body'].includes(element.tagName);
    if (isFrame && Object.keys(element.properties).length === 0) return [];
    return checkElement(element).map((text) => {
      return { line: firstLine + lineOf(html, element.tagName) - 1, text };
    });
  });
  return [...elements, ...texts];
}

/** The texts of a tree, except code. */
function textsOf(node: HastNode): string[] {
  if (node.type === 'text') return [node.value];
  return 'children' in node && !isCode(node) ? node.children.flatMap(textsOf) : [];
}

function elementsOf(node: HastNode): HastElement[] {
  const children = 'children' in node ? node.children.flatMap(elementsOf) : [];
  return node.type === 'element' ? [node, ...children] : children;
}

/** What to write instead of an address that an article must not contain. */
function addressProblem(address: string): string | undefined {
  if (!CONTENT_ADDRESS.test(address)) return 'Start it with https://, / or #.';
  return hasPlainHost(address) ? undefined : PLAIN_HOST;
}

/** What is wrong with an element itself, in words for authors. */
function checkElement({ tagName, properties }: HastElement): string[] {
  const alone = { type: 'element' as const, tagName, properties, children: [] };
  const clean = sanitize(alone, SCHEMA);
  if (clean.type !== 'element') {
    return [`<${tagName}> is not allowed in an article. Write Markdown or plain HTML instead.`];
  }
  return Object.entries(properties).flatMap(([name, value]) => {
    const instead = ADDRESSES.has(name) ? addressProblem(String(value)) : undefined;
    if (instead) return [`The address "${value}" is not allowed. ${instead}`];
    const isKept = JSON.stringify(clean.properties[name]) === JSON.stringify(value);
    return isKept ? [] : [`${name.toLowerCase()} is not allowed on <${tagName}>. Leave it out.`];
  });
}
