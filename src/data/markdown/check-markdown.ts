import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { type Features, type HastNode, htmlToHast, markdownToHast } from 'satteri';
import { CONTENT_ADDRESS } from '../reading/content-address.ts';
import { knownPlaceholders } from '../reading/placeholders.ts';

/**
 * How Markdown is read, the same when it is checked and when it is rendered. HTML in it is parsed, so
 * that what was checked is what the page gets.
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
const NAMES = new Set(['id', 'name']);

/** The ids that the Markdown processor gives to footnotes and their heading. */
const FOOTNOTE_ID = /^(user-content-fn|footnote-label$)/;

/**
 * What GitHub lets into a README, without what could stand in for a part of the page (ids and names)
 * and without pictures that are chosen by `srcset`. Addresses have a rule of their own.
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
      ...(defaultSchema.attributes?.['*'] ?? []).filter((name) => !NAMES.has(String(name))),
      ['id', FOOTNOTE_ID],
    ],
    source: [],
  },
  // Each element is looked at alone: no parents, no addresses, no ids to rename.
  ancestors: {},
  clobber: [],
  protocols: {},
};

/**
 * Finds what could run, load or lead anywhere else in a Markdown text: scripts, handlers, frames, styles
 * and addresses that are neither https nor the site's own. Also placeholders, which are not filled into
 * texts; code may show them.
 *
 * @param text the whole file, front matter included, so that the lines are those of the file.
 */
export function checkMarkdown(text: string): MarkdownProblem[] {
  const { problems, hasHtml } = findWithLines(text);
  if (problems.length > 0 || !hasHtml) return problems;
  // What is rendered is the tree after all HTML was parsed together: it has the last word, but it
  // does not know lines.
  const rendered = markdownToHast(text, { features: markdownFeatures });
  return elementsOf(rendered).flatMap((element) =>
    judge(element).map((problem) => ({ line: lineOf(text, element.tagName), text: problem })),
  );
}

/** The line of the first tag of that name; the first line where there is none. */
function lineOf(html: string, tagName: string): number {
  return 1 + linesBefore(html, html.toLowerCase().indexOf(`<${tagName}`));
}

/** How many lines end before a place in a text; none where the place is -1. */
function linesBefore(text: string, place: number): number {
  return text.slice(0, Math.max(place, 0)).split('\n').length - 1;
}

/** Looks at the tree in which HTML still stands as it was written. */
function findWithLines(text: string): { problems: MarkdownProblem[]; hasHtml: boolean } {
  const tree = markdownToHast(text, { features: { ...markdownFeatures, rawHtml: false } });
  const problems: MarkdownProblem[] = [];
  let hasHtml = false;
  const visit = (node: HastNode, parentLine: number): void => {
    const line = node.position?.start.line ?? parentLine;
    if (node.type === 'raw') {
      hasHtml = true;
      problems.push(...judgeHtml(node.value, line));
    }
    if (node.type === 'text') problems.push(...judgeText(node.value, line));
    if (node.type === 'element')
      problems.push(...judge(node).map((found) => ({ line, text: found })));
    if (isCode(node)) return;
    if ('children' in node) for (const child of node.children) visit(child, line);
  };
  visit(tree, 1);
  return { problems, hasHtml };
}

const isCode = (node: HastNode): boolean => node.type === 'element' && node.tagName === 'code';

/** The placeholders of a text that begins in `firstLine`. */
function judgeText(text: string, firstLine: number): MarkdownProblem[] {
  return knownPlaceholders(text).map(({ placeholder, index }) => ({
    line: firstLine + linesBefore(text, index),
    text: `${placeholder} is not filled in here, only in front matter and YAML. Write the text itself.`,
  }));
}

/** Judges a piece of HTML as it stands in the file, from `firstLine` on. */
function judgeHtml(html: string, firstLine: number): MarkdownProblem[] {
  const tree = htmlToHast(html);
  const texts = textsOf(tree).flatMap((text) =>
    judgeText(text, firstLine + linesBefore(html, html.indexOf(text))),
  );
  const elements = elementsOf(tree).flatMap((element) => {
    // The parser adds these around every piece; with attributes they are the author's.
    const isFrame = ['html', 'head', 'body'].includes(element.tagName);
    if (isFrame && Object.keys(element.properties).length === 0) return [];
    return judge(element).map((text) => {
      return { line: firstLine + lineOf(html, element.tagName) - 1, text };
    });
  });
  return [...elements, ...texts];
}

/** The texts of a tree, without those of code. */
function textsOf(node: HastNode): string[] {
  if (node.type === 'text') return [node.value];
  return 'children' in node && !isCode(node) ? node.children.flatMap(textsOf) : [];
}

function elementsOf(node: HastNode): HastElement[] {
  const children = 'children' in node ? node.children.flatMap(elementsOf) : [];
  return node.type === 'element' ? [node, ...children] : children;
}

/** What is wrong with an element itself, in the words of somebody who writes articles. */
function judge({ tagName, properties }: HastElement): string[] {
  const alone = { type: 'element' as const, tagName, properties, children: [] };
  const clean = sanitize(alone, SCHEMA);
  if (clean.type !== 'element') {
    return [`<${tagName}> may not stand in an article. Write Markdown or plain HTML instead.`];
  }
  return Object.entries(properties).flatMap(([name, value]) => {
    if (ADDRESSES.has(name) && !CONTENT_ADDRESS.test(String(value))) {
      return [`The address "${value}" is not allowed. Start it with https://, / or #.`];
    }
    const isKept = JSON.stringify(clean.properties[name]) === JSON.stringify(value);
    return isKept ? [] : [`${name.toLowerCase()} may not stand on <${tagName}>. Leave it out.`];
  });
}
