import type { sanitize } from 'hast-util-sanitize';

export type HastNode = ReturnType<typeof sanitize>;
export type HastRoot = Extract<HastNode, { type: 'root' }>;
export type HastElement = Extract<HastNode, { type: 'element' }>;

/** The id that the Markdown processor gives the footnotes' heading. */
export const FOOTNOTES_HEADING_ID = 'footnote-label';

/** Whether a node is an element, with one of these names if there are any. */
export function isElement(node: HastNode | undefined, ...names: string[]): node is HastElement {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

/** The elements below a node, in document order. */
export function listElements(node: HastNode): HastElement[] {
  const found: HastElement[] = [];
  const collect = (parent: HastNode): void => {
    for (const child of 'children' in parent ? parent.children : []) {
      if (!isElement(child)) continue;
      found.push(child);
      collect(child);
    }
  };
  collect(node);
  return found;
}

/** Whether more than this many levels of nodes are below a node. */
export const isDeeper = (node: HastNode, levels: number): boolean =>
  levels < 0 || ('children' in node && node.children.some((child) => isDeeper(child, levels - 1)));

/** Creates an element with these children, or with this text. */
export function createElement(
  tagName: string,
  properties: HastElement['properties'],
  content: HastElement['children'] | string = [],
): HastElement {
  const children =
    typeof content === 'string' ? [{ type: 'text' as const, value: content }] : content;
  return { type: 'element', tagName, properties, children };
}

/** Replaces a node with a new element, which may contain a copy of the node. */
export function replaceNode(node: HastNode, by: HastElement): void {
  Object.assign(node, by);
}

/** A property of an element as a text; empty if it is absent. */
export function getProperty({ properties }: HastElement, name: string): string {
  return String(properties[name] ?? '');
}

/** The text that a reader gets, with the alternative text of pictures and without footnote marks. */
export function getText(node: HastNode): string {
  if (node.type === 'text') return node.value;
  if (isElement(node, 'img')) return getProperty(node, 'alt');
  if (isElement(node, 'br')) return '\n';
  if (isElement(node, 'sup') && isElement(listElements(node)[0], 'a')) return '';
  return 'children' in node ? node.children.map(getText).join('') : '';
}

/** Whether the text of a link is its address, with or without its scheme and a slash at the end. */
export function isBareUrl(link: HastElement): boolean {
  const [url, text] = [getProperty(link, 'href'), getText(link)].map((written) =>
    written.replace(/^https?:\/\/|\/$/gi, ''),
  );
  return url !== '' && url === text;
}

/** Inline elements. All others that a text may have begin a new line, paragraph or cell. */
const PHRASING =
  `a abbr b bdi bdo br cite code del dfn em i img input ins kbd mark picture q rp rt ruby s samp small span strike strong sub sup
  time tt u var wbr`.split(/\s+/);

export const isPhrasing = (node: HastNode) => node.type === 'text' || isElement(node, ...PHRASING);

/** Whether a node is a picture, or a link around one. */
export function isPicture(node: HastNode | undefined): node is HastElement {
  if (!isElement(node)) return false;
  const { tagName, children } = node;
  const isLink = tagName === 'a' && children.length === 1;
  return /^(img|picture)$/.test(tagName) || (isLink && isPicture(children[0]));
}
