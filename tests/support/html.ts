/** Parses HTML as browsers do (html5ever, through satteri) and reads it for assertions. */
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { htmlToHast } from 'satteri';
import { type HastElement, type HastRoot, isPhrasing } from '#data/markdown/hast.ts';

export type HtmlElement = HastElement;
type Tree = HastElement | HastRoot;

export const parseHtml = (html: string) => htmlToHast(html) as HastRoot;

const fold = (name: string): string => name.toLowerCase().replace(/[-:]/g, '');

/** The value of an attribute by its HTML name; undefined if absent. */
export function getAttribute({ properties }: HtmlElement, name: string): string | undefined {
  const property = { class: 'classname', for: 'htmlfor' }[name] ?? fold(name);
  const [, value] = Object.entries(properties).find(([key]) => fold(key) === property) ?? [];
  if (value === undefined || value === null) return undefined;
  return value === true ? '' : [value].flat().join(' ');
}

/** The value of an attribute for each element that matches; '' for elements without it. */
export function getAttributes(root: Tree, selector: string, name: string): string[] {
  return select(root, selector).map((element) => getAttribute(element, name) ?? '');
}

export function select(root: Tree, selector: string): HtmlElement[] {
  return (selectAll(selector, root as never) as HtmlElement[]).filter((node) => node !== root);
}

/** The one element that matches. Throws if there is none or more than one. */
export function selectOne(root: Tree, selector: string): HtmlElement {
  const found = select(root, selector);
  if (found[0] && found.length === 1) return found[0];
  throw new Error(`expected one ${selector}, found ${found.length}`);
}

/** The text of an element, even if hidden, on one line. Blocks separate words. No-break spaces stay. */
export function getTextLine(element: Tree): string {
  const collect = (part: Tree): string =>
    part.children
      .map((child) => {
        if (child.type === 'text') return child.value;
        if (child.type !== 'element') return '';
        return isPhrasing(child) && child.tagName !== 'br' ? collect(child) : ` ${collect(child)} `;
      })
      .join('');
  return collect(element)
    .replace(/[^\S\u00A0\u202F]+/g, ' ')
    .trim();
}

/** A short name for failure messages: `<a href="/blog"></a> All articles`. */
export const describeElement = (element: HtmlElement) =>
  `${toHtml({ ...element, children: [] })} ${getTextLine(element)}`.slice(0, 160);
