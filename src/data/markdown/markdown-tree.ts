import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { type Features, markdownToHast } from 'satteri';
import { en } from '#languages/en.ts';
import type { Words } from '#languages/words.ts';
import { policyOrigin } from '../reading/content-address.ts';

export type HastNode = ReturnType<typeof sanitize>;
export type HastRoot = Extract<HastNode, { type: 'root' }>;
export type HastElement = Extract<HastNode, { type: 'element' }>;

/** How Markdown is parsed, to check it and to render it. A text may begin with a line. */
export const markdownFeatures: Features = {
  frontmatter: false,
  smartPunctuation: true,
};

/** The id that the Markdown processor gives the heading of the footnotes. */
export const SOURCES_ID = 'footnote-label';

/** They could clash with those of the page; nobody needs the others. */
const UNWANTED = new Set(['id', 'name', 'accessKey', 'itemProp']);

/** What GitHub allows in a README, from a list that is maintained elsewhere, and more elements of text. */
export const SCHEMA: Schema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => name !== 'source'),
    ...['abbr', 'bdi', 'bdo', 'caption', 'cite', 'dfn', 'figcaption', 'figure', 'mark', 'small'],
    ...['time', 'u', 'wbr'],
  ],
  attributes: {
    ...defaultSchema.attributes,
    '*': [
      ...(defaultSchema.attributes?.['*'] ?? []).filter((name) => !UNWANTED.has(String(name))),
      ['id', /^user-content-fn/, SOURCES_ID],
    ],
    div: [],
    img: ['ariaLabel', 'src'],
  },
  clobber: [],
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
  strip: ['script', 'style', 'svg', 'math', 'title'],
};

/** Elements that are kept, or dropped with what is in them. */
const KNOWN = new Set([...(SCHEMA.tagNames ?? []), ...(SCHEMA.strip ?? [])]);

/** The elements below a node, in document order. */
export function elementsIn(node: HastNode): HastElement[] {
  const children = 'children' in node ? node.children : [];
  return children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsIn(child)] : [],
  );
}

/** An element with these children, or with this text. */
export function createElement(
  tagName: string,
  properties: HastElement['properties'],
  content: HastElement['children'] | string,
): HastElement {
  const children =
    typeof content === 'string' ? [{ type: 'text' as const, value: content }] : content;
  return { type: 'element', tagName, properties, children };
}

export function textOf(node: HastNode): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/**
 * The HTML of a Markdown text, for pages and feeds. One pass decides what is in it: nothing that runs, and nothing
 * that clashes with the page, such as ids or a second h1.
 *
 * @param words of the language of the text, for whoever shows the tree
 */
export function markdownTree(markdown: string, { quotes, text }: Words = en): HastRoot {
  const footnotes = { label: text.sources, backLabel: text.backToReference };
  const features = { ...markdownFeatures, gfm: { footnotes }, rawHtml: true };
  const parsed = markdownToHast(markdown, { features }) as HastRoot;
  for (const element of elementsIn(parsed)) {
    // What stands alone is a block, whatever it is: `<Card>`.
    if (parsed.children.includes(element) && !KNOWN.has(element.tagName)) element.tagName = 'div';
    keepWhatShows(element);
  }
  const tree = sanitize(parsed, SCHEMA) as HastRoot;
  setQuotes(tree, quotes);
  const elements = elementsIn(tree);
  if (elements.some(({ tagName }) => tagName === 'h1')) elements.forEach(lower);
  for (const element of elements) {
    if (element.tagName === 'blockquote') markQuotation(element, text.callouts);
    keepAddress(element);
    if (element.tagName === 'input')
      element.properties.ariaLabel = element.properties.checked ? text.done : text.toDo;
  }
  return tree;
}

/** The Markdown processor makes “ ” of straight quotation marks; a language may have others. */
function setQuotes(node: HastNode, [start, end]: Words['quotes']): void {
  if (node.type === 'text') node.value = node.value.replaceAll('“', start).replaceAll('”', end);
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'code')) return;
  for (const child of node.children) setQuotes(child, [start, end]);
}

/** Blocks that the schema lacks. */
const BOXES = new Set(['address', 'article', 'aside', 'center', 'footer', 'header', 'main', 'nav']);

/** Says in the schema's terms what would be lost: alignment, and that a block is one. */
function keepWhatShows(element: HastElement): void {
  const { tagName, properties } = element;
  const [, align] = /text-align:\s*(left|center|right)/.exec(`${properties.style}`) ?? [];
  if (align) properties.align = align;
  if (BOXES.has(tagName)) element.tagName = 'div';
  // The schema makes each a checkbox, as those of task lists.
  if (tagName === 'input' && properties.type !== 'checkbox') element.tagName = 'span';
}

/** One level down, except the heading of the footnotes, which has its level already. */
function lower(element: HastElement): void {
  const [, level] = /^h([1-5])$/.exec(element.tagName) ?? [];
  if (level && element.properties.id !== SOURCES_ID) element.tagName = `h${Number(level) + 1}`;
}

/** `38%`, `€1.2M`: as long as fits in the size of a figure. */
const FIGURE = /^(?=.*\p{N}).{1,6}$/u;

const CALLOUT = /^\[!(note|tip|important|warning|caution)\][ \t]*(\n|$)/i;

type Callouts = Words['text']['callouts'];

/** Marks a quotation that begins with a figure in bold, and makes `> [!NOTE]` a callout, as GitHub does. */
function markQuotation(quotation: HastElement, callouts: Callouts): void {
  const paragraph = quotation.children.find((child) => child.type === 'element');
  const first = paragraph?.children[0];
  if (first?.type === 'element' && first.tagName === 'strong' && FIGURE.test(textOf(first)))
    quotation.properties.dataFigure = '';
  const [mark, kind = ''] = CALLOUT.exec(first?.type === 'text' ? first.value : '') ?? [];
  if (!mark || !paragraph || first?.type !== 'text') return;
  first.value = first.value.slice(mark.length);
  const dataKind = kind.toLowerCase() as keyof Callouts;
  const title = createElement('p', { className: ['callout-title'] }, [
    createElement('strong', {}, callouts[dataKind]),
  ]);
  const isRest = (child: HastNode) => child !== paragraph || paragraph.children.length > 1;
  const children = first.value ? quotation.children : quotation.children.filter(isRest);
  const properties = { className: ['callout'], role: 'note', dataKind };
  Object.assign(quotation, createElement('div', properties, [title, ...children]));
}

/** Any site, to see where an address leads from there. */
const SITE = 'https://site.invalid';

/**
 * Where a page can load a picture from: a path of this site, or an address elsewhere that its policy can name, by
 * https. Undefined for any other.
 */
export function pictureAddress(written: string): string | undefined {
  const url = URL.parse(written, SITE);
  const address = url?.href.replace(/^http:/, 'https:') ?? '';
  if (url?.origin === SITE) return written.startsWith('/') ? address.slice(SITE.length) : undefined;
  return /^(https?:)?\/\//i.test(written) && policyOrigin(address) ? address : undefined;
}

/** Drops an address that hides a password, and that of a picture which a page cannot load. */
function keepAddress(element: HastElement): void {
  const { tagName, properties } = element;
  if (tagName === 'img') properties.src = pictureAddress(String(properties.src));
  if (tagName !== 'a') return;
  const address = properties.href && String(properties.href).replace(/^(?=\/\/)/, 'https:');
  const { username, password } = (address && URL.parse(address)) || {};
  properties.href = username || password ? undefined : address;
  if (!properties.href) element.tagName = 'span';
}
