/** HTML as browsers parse it (html5ever, by way of satteri), in a shape that assertions can read. */
import { htmlToHast } from 'satteri';

export interface HtmlElement {
  tag: string;
  /** Names as in HTML without hyphens, lower case: use {@link attribute}. */
  attributes: ReadonlyMap<string, string>;
  children: readonly (HtmlElement | string)[];
  parent: HtmlElement | undefined;
}

interface HastNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HastNode[];
}

/** DOM names of attributes whose HTML names differ by more than hyphens and case. */
const HTML_NAMES: Readonly<Record<string, string>> = { classname: 'class', htmlfor: 'for' };

/** Elements within a line: around all others, words end. */
const INLINE =
  /^(a|abbr|b|bdi|bdo|cite|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u)$/;

const foldName = (name: string): string => name.toLowerCase().replace(/[-:]/g, '');

export function parseHtml(html: string): HtmlElement {
  return toElement(htmlToHast(html) as HastNode, undefined);
}

function toElement(node: HastNode, parent: HtmlElement | undefined): HtmlElement {
  const attributes = new Map<string, string>();
  for (const [name, value] of Object.entries(node.properties ?? {})) {
    const folded = foldName(name);
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    attributes.set(HTML_NAMES[folded] ?? folded, value === true ? '' : text);
  }
  const children: (HtmlElement | string)[] = [];
  const element = { tag: node.tagName ?? '#document', attributes, children, parent };
  for (const child of node.children ?? []) {
    if (child.type === 'element') children.push(toElement(child, element));
    else if (child.type === 'text') children.push(child.value ?? '');
  }
  return element;
}

/** The value of an attribute by its HTML name; undefined if absent. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attributes.get(foldName(name));
}

/** The values of an attribute of all elements that fit, '' where one lacks it. */
export function attributesOf(root: HtmlElement, selector: string, name: string): string[] {
  return select(root, selector).map((element) => attribute(element, name) ?? '');
}

/** Every element below this one, in document order, templates included. */
export function descendants(element: HtmlElement): HtmlElement[] {
  return element.children.flatMap((child) =>
    typeof child === 'string' ? [] : [child, ...descendants(child)],
  );
}

const SELECTOR = /^([a-z][\w-]*)?((?:[.#][\w-]+|\[[\w-]+(?:="[^"]*")?\])*)$/i;
const CONDITION = /([.#])([\w-]+)|\[([\w-]+)(?:="([^"]*)")?\]/g;

/** The elements below `root` that fit `tag.class#id[name="value"]`, in document order. */
export function select(root: HtmlElement, selector: string): HtmlElement[] {
  const parts = SELECTOR.exec(selector);
  if (!parts) throw new Error(`select() knows tag, .class, #id and [attribute], not: ${selector}`);
  const [, tag, list = ''] = parts;
  const conditions = [...list.matchAll(CONDITION)];
  return descendants(root).filter(
    (element) =>
      (!tag || element.tag === tag) &&
      conditions.every(([, kind, word = '', name = '', value]) => {
        if (kind === '#') return attribute(element, 'id') === word;
        if (kind === '.') return attribute(element, 'class')?.split(/\s+/).includes(word);
        const actual = attribute(element, name);
        return value === undefined ? actual !== undefined : actual === value;
      }),
  );
}

/** The one element that fits. Throws when there is none or more than one. */
export function selectOne(root: HtmlElement, selector: string): HtmlElement {
  const found = select(root, selector);
  if (found[0] && found.length === 1) return found[0];
  throw new Error(`expected one ${selector}, found ${found.length}`);
}

/** What can be read in an element, in one line; `skip` leaves out parts of it. */
export function textOf(
  element: HtmlElement,
  skip: (part: HtmlElement) => boolean = () => false,
): string {
  const collect = (part: HtmlElement): string =>
    part.children
      .map((child) => {
        if (typeof child === 'string') return child;
        if (skip(child)) return ' ';
        return INLINE.test(child.tag) ? collect(child) : ` ${collect(child)} `;
      })
      .join('');
  return collect(element).replace(/\s+/g, ' ').trim();
}

/** A short name for failure messages: `<a href="/blog">All articles`. */
export function describeElement(element: HtmlElement): string {
  const shown = ['id', 'class', 'href', 'src', 'name'].flatMap((name) => {
    const value = attribute(element, name);
    return value ? [` ${name}="${value.slice(0, 60)}"`] : [];
  });
  return `<${element.tag}${shown.join('')}> ${textOf(element).slice(0, 40)}`.trim();
}
