import { toHtml } from 'hast-util-to-html';
import { colorCode } from '#data/markdown/color-code.ts';
import { isFormula, showFormula } from '#data/markdown/formulas.ts';
import {
  createElement,
  getProperty,
  getText,
  type HastElement,
  type HastNode,
  type HastRoot,
  isBareUrl,
  isElement,
  isPhrasing,
  listElements,
  replaceNode,
} from '#data/markdown/hast.ts';
import { type Heading, linkHeadings } from '#data/markdown/headings.ts';
import { parseMarkdown, type TextOptions } from '#data/markdown/parse-markdown.ts';
import { addSideNotes } from '#data/markdown/side-notes.ts';
import { showVideos } from '#data/markdown/video.ts';
import type { Strings } from '#languages/en.ts';
import type { VideoService } from '#types.ts';
import { setLonePicture, showPicture } from './markdown-pictures.ts';
import { getPublishedUrl } from './pictures.ts';

interface RenderOptions extends TextOptions {
  strings: Strings;
  embeds?: readonly VideoService[];
}

/** A part of a text: HTML, or a component of this site's own, by its name (src/own). */
export type TextPart = string | { own: string };

/** Renders Markdown for a page: its parts, its headings except that of the footnotes, and whether it has a video. */
export async function renderMarkdown(
  markdown: string,
  { embeds = [], ...text }: RenderOptions,
): Promise<{ parts: TextPart[]; headings: Heading[]; hasVideo: boolean }> {
  const { strings } = text;
  const tree = parseMarkdown(markdown, text);
  const headings = linkHeadings(tree);
  const elements = listElements(tree);
  const getInside = (name: string) =>
    new Set(elements.filter(({ tagName }) => tagName === name).flatMap(listElements));
  const [inFigures, inBlocks] = [getInside('figure'), getInside('pre')];
  // In reverse order: the size of a picture must be known before its paragraph can become a `<figure>`.
  for (const element of elements.reverse()) {
    if (element.tagName === 'img') await showPicture(element);
    if (!inFigures.has(element)) setLonePicture(element);
    markLoneLink(element);
    // Keeps print.css from printing the address a second time.
    if (isBareUrl(element)) element.properties.dataBareUrl = '';
    if (text.math && isFormula(element)) showFormula(element, strings.text.formula);
    if (element.tagName === 'code') await colorCode(element);
    if (!inBlocks.has(element)) wrapOptions(element);
    if (element.tagName === 'table') makeScrollable(element, strings.text.table);
    const { align } = element.properties;
    // `align` is obsolete in HTML. Only feeds, which have no styles, keep it.
    if (align) Object.assign(element.properties, { align: undefined, dataAlign: align });
    const href = getProperty(element, 'href');
    if (href) element.properties.href = await getPublishedUrl(href);
  }
  setDirections(tree);
  const hasVideo = showVideos(tree, embeds, strings.text.video);
  addSideNotes(tree);
  return { parts: tree.children.map(toPart), headings, hasVideo };
}

/** A block as HTML. Code in the language `own` is the name of a component instead. */
function toPart(block: HastRoot['children'][number]): TextPart {
  const [code] = isElement(block, 'pre') ? block.children : [];
  if (isElement(code) && getProperty(code, 'className') === 'language-own')
    return { own: getText(code).trim() };
  return toHtml(block, { characterReferences: { useNamedReferences: true } });
}

/** Matches the option of a command, such as `-XX` in `-XX:Flag`. Browsers would break the line after its hyphen. */
const OPTION = /((?<![\p{L}\p{N}/:_-])-{1,2}\p{L}[\p{L}\p{N}]{0,30}(?![\p{L}\p{N}]))/u;

/** Keeps each option in an element's own text on one line. */
function wrapOptions(element: HastElement): void {
  element.children = element.children.flatMap((child): HastElement['children'] => {
    if (child.type !== 'text') return [child];
    return child.value.split(OPTION).map((value, index) =>
      // Parts with an odd index are options.
      index % 2 === 0
        ? { type: 'text', value }
        : createElement('span', { className: ['unbroken'] }, value),
    );
  });
}

const BLOCK = /^(p|h[1-6]|ul|ol|dl|details|figcaption|th|td)$/;

const hasLetters = (node: HastNode): boolean =>
  node.type === 'text'
    ? /\p{L}/u.test(node.value)
    : 'children' in node && node.children.some(hasLetters);

/** Whether most letters of a text are Korean. */
function isKorean(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{sc=Hang}/u.test(letter)).length * 2 > letters.length;
}

/**
 * Gives each outermost block the direction of its first letter, and Korean blocks their language, so that their lines
 * break only at spaces. A block without letters keeps the page's direction.
 */
function setDirections({ children }: HastRoot | HastElement): void {
  for (const child of children) {
    if (!isElement(child)) continue;
    const isBlock = BLOCK.test(child.tagName);
    if (!isBlock) setDirections(child);
    else if (hasLetters(child)) child.properties.dir ??= 'auto';
    if (isBlock && isKorean(getText(child))) child.properties.lang ??= 'ko';
  }
}

/** Marks a link that is alone in its paragraph, list item or cell, so that it becomes as tall as a button. */
function markLoneLink({ tagName, children: [link, ...others] }: HastElement): void {
  const isAlone = others.every((other) => !isPhrasing(other) || !getText(other).trim());
  if (/^(p|li|dd|td)$/.test(tagName) && isElement(link, 'a') && isAlone)
    link.properties.className = ['lone-link'];
}

/** Puts a table into a box that scrolls in place of the page. The box can be focused, to scroll by keyboard. */
function makeScrollable(table: HastElement, ariaLabel: string): void {
  const box = { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel };
  replaceNode(table, createElement('div', box, [{ ...table }]));
}
