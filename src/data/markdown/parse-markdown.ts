import { sanitize } from 'hast-util-sanitize';
import { markdownToHast } from 'satteri';
import { toSafeHref, toSafeSrc } from '#data/urls/content-url.ts';
import { en, type Strings } from '#languages/en.ts';
import { ALLOWED_HTML } from './allowed-html.ts';
import { EMPTY_COMMENT, fixDelimiters } from './delimiters.ts';
import { escapeFormulas, turnFormulasIntoCode, unwrapFormula } from './formulas.ts';
import {
  createElement,
  FOOTNOTES_HEADING_ID,
  getProperty,
  getText,
  type HastElement,
  type HastNode,
  type HastRoot,
  isElement,
  isPhrasing,
  listElements,
} from './hast.ts';
import { applyExplicitId } from './headings.ts';
import { setPunctuation } from './punctuation.ts';
import { markQuotation } from './quotations.ts';

/** The elements that the schema keeps or drops as a whole. Of all others, it drops only the tags. */
const KNOWN = new Set([...(ALLOWED_HTML.tagNames ?? []), ...(ALLOWED_HTML.strip ?? [])]);

/** Facts about the page that shows a text. */
export interface TextOptions {
  strings?: Strings;
  /** The title of the page. An h1 that repeats it, outside other elements, is left out. */
  title?: string;
  math?: boolean | undefined;
}

/** The HTML of a text, for pages and feeds. It has nothing that runs, and no h1, because the page has its own. */
export function parseMarkdown(
  markdown: string,
  { strings: { quotes, text } = en, title = '', math = false }: TextOptions = {},
): HastRoot {
  const footnotes = { label: text.sources, backLabel: text.backToReference };
  // A text has no front matter: `---` at its start is a horizontal rule.
  const features = { frontmatter: false, gfm: { footnotes }, rawHtml: true };
  const source = fixDelimiters(math ? turnFormulasIntoCode(markdown) : escapeFormulas(markdown));
  const parsed = markdownToHast(source, { features }) as HastRoot;
  for (const element of listElements(parsed)) {
    if (math) unwrapFormula(element);
    // Any tag that is alone on its line is a block, even `<Card>`.
    if (parsed.children.includes(element) && !KNOWN.has(element.tagName)) element.tagName = 'div';
    normalizeElement(element);
  }
  const tree = sanitize(parsed, ALLOWED_HTML) as HastRoot;
  wrapInline(tree);
  setPunctuation(tree, quotes);
  for (const element of listElements(tree).reverse()) {
    const { tagName, properties } = element;
    applyExplicitId(element);
    if (tagName === 'a' && !properties.href) element.tagName = 'span';
    // Not a paragraph, because the first paragraph of a text is set as its introduction.
    if (isEmptyParagraph(element)) element.tagName = 'div';
    if (tagName === 'input') properties.ariaLabel = properties.checked ? text.done : text.toDo;
    if (tagName === 'blockquote') markQuotation(element, text.callouts);
  }
  setLevels(tree, title);
  return tree;
}

/** Block elements that the schema does not allow, and that become a `div`. */
const BOXES = new Set(['address', 'article', 'aside', 'center', 'footer', 'header', 'main', 'nav']);

/** Rewrites what the schema would drop, such as an `<article>`, and drops addresses that a page cannot use. */
function normalizeElement(element: HastElement): void {
  const { tagName, properties } = element;
  const [, align] = /text-align:\s*(left|center|right)/.exec(getProperty(element, 'style')) ?? [];
  if (align) properties.align = align;
  if (tagName === 'a') properties.id ??= properties.name;
  if (tagName === 'a' && properties.href)
    properties.href = toSafeHref(getProperty(element, 'href'));
  if (tagName === 'img') properties.src = toSafeSrc(getProperty(element, 'src'));
  if (properties.alt) properties.alt = getProperty(element, 'alt').replaceAll(EMPTY_COMMENT, '');
  if (tagName === 'center') properties.align ??= 'center';
  if (BOXES.has(tagName)) element.tagName = 'div';
  // The schema would turn every input into the checkbox of a task list.
  if (tagName === 'input' && properties.type !== 'checkbox') element.tagName = 'span';
}

/** Wraps loose inline HTML in a paragraph, as Markdown does. */
function wrapInline(tree: HastRoot): void {
  let line: HastElement | undefined;
  tree.children = tree.children.flatMap((child) => {
    const isInLine = isPhrasing(child) && listElements(child).every(isPhrasing);
    if (!isInLine) line = undefined;
    if (!isInLine || (!line && child.type === 'text' && !/\S/.test(child.value))) return [child];
    const isNew = !line;
    line ??= createElement('p', {});
    line.children.push(child as HastElement);
    return isNew ? [line] : [];
  });
}

const getLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Leaves out an h1 that repeats the page's title. If another h1 is left, headings move down a level. */
function setLevels(tree: HastRoot, title: string): void {
  const isTitle = (node: HastNode) =>
    isElement(node, 'h1') && getLetters(getText(node)) === getLetters(title);
  tree.children = tree.children.filter((child) => !isTitle(child));
  const elements = listElements(tree);
  if (!elements.some(({ tagName }) => tagName === 'h1')) return;
  for (const element of elements) {
    const [, level] = /^h([1-5])$/.exec(element.tagName) ?? [];
    // The heading of the footnotes is already an h2.
    if (level && element.properties.id !== FOOTNOTES_HEADING_ID)
      element.tagName = `h${Number(level) + 1}`;
  }
}

/** Whether a paragraph is empty: its content was left out, or it is a link target such as `<a name="part2"></a>`. */
const isEmptyParagraph = (element: HastElement) =>
  element.tagName === 'p' &&
  !/\S/.test(getText(element)) &&
  listElements(element).every(({ tagName }) => tagName === 'span');
