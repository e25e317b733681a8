import querystring from 'node:querystring';
import GithubSlugger, { slug } from 'github-slugger';
import { toHtml } from 'hast-util-to-html';
import { sitePath } from '#formatting/site-path.ts';
import { splitUnbroken } from '#formatting/unbroken.ts';
import type { Words } from '#languages/words.ts';
import type { PictureFiles } from '#tiles/Picture.tsx';
import { builtPicture } from '../pictures/pictures.ts';
import { colorCode } from './colored-code.ts';
import {
  createElement,
  elementsIn,
  type HastElement,
  type HastRoot,
  markdownTree,
  SOURCES_ID,
  textOf,
} from './markdown-tree.ts';
import { completeSize } from './picture-size.ts';
import { addSideNotes } from './side-notes.ts';
import type { VideoService } from './video-address.ts';
import { showVideos } from './video-figure.ts';

/** A heading of a text. */
export interface Heading {
  /** From 2 to 6. */
  depth: number;
  /** Its id. */
  slug: string;
  text: string;
}

/**
 * The ids of pages around a text; tests/built/articles.test.ts compares them with the built pages. Those that are made
 * of other names have a capital letter, which no heading's id has.
 */
export const PAGE_IDS = [
  ...['menu', 'main', 'toasts', 'plain-notice', 'first-screen-end', 'next', 'next-step-heading'],
  ...['analytics', 'projects', 'projects-heading', 'testimonials', 'testimonials-heading'],
  ...['comments', 'comments-heading', 'comment-form-title', 'comment-name', 'comment-content'],
  ...['inquiry', 'inquiry-title', 'inquiry-name', 'inquiry-email', 'inquiry-phone'],
  ...['inquiry-business', 'inquiry-website'],
];

interface RenderOptions {
  /** Of the language of the text. */
  words: Words;
  /** The folder that the site is published in: `/` or `/site`. */
  base?: string;
  /** The services whose videos are shown. */
  embeds?: readonly VideoService[];
}

/**
 * Markdown as the HTML of a page, its headings in order, without that of the footnotes, and whether it shows a video.
 */
export async function renderMarkdown(
  markdown: string,
  { words, base = import.meta.env.BASE_URL, embeds = [] }: RenderOptions,
): Promise<{ html: string; headings: Heading[]; hasVideo: boolean }> {
  const tree = markdownTree(markdown, words);
  const elements = elementsIn(tree);
  const headings = linkHeadings(elements);
  makeFigures(tree);
  setDirections(tree);
  for (const element of elements) {
    if (element.tagName === 'img') {
      const { properties } = element;
      // Pictures load when they come near, into room of their size; drawings of the site, which are small, with the page.
      const source = String(properties.src);
      const size = await completeSize(source, properties);
      const isDrawing = /^\/.*\.svg$/.test(source);
      Object.assign(properties, size, isDrawing ? { fetchPriority: 'low' } : { loading: 'lazy' });
    }
    if (element.tagName === 'code') await colorCode(element);
    if (element.tagName === 'table') makeScrollable(element, words.text.table);
    for (const name of ['href', 'src']) {
      const address = element.properties[name];
      if (typeof address !== 'string' || !/^\/(?!\/)/.test(address)) continue;
      const picture = await builtPicture(querystring.unescape(address));
      // Authors write `/blog/other-article` wherever the site is.
      element.properties[name] = picture?.src ?? sitePath(address, base);
      if (name === 'src' && picture?.sources) addSources(element, picture.sources);
    }
  }
  const hasVideo = showVideos(tree, embeds, { words, base });
  for (const child of tree.children) if (child.type === 'element') keepUnbroken(child);
  addSideNotes(tree);
  const html = toHtml(tree, { characterReferences: { useNamedReferences: true } });
  return { html, headings, hasVideo };
}

/** As wide as the text, between the margins of a phone; beside the text, as wide as what is left of the window. */
const SIZES = '(width < 44rem) calc(100vw - 2.5rem), (width < 80rem) 41.5rem, 45vw';

function addSources(image: HastElement, sources: NonNullable<PictureFiles['sources']>): void {
  const elements = sources.map((one) => createElement('source', { sizes: SIZES, ...one }, []));
  Object.assign(image, createElement('picture', {}, [...elements, { ...image }]));
}

/**
 * Gives each heading an id, as GitHub does, and makes it a link to itself, so that a section can be linked to. An id
 * of the page gets a number, and links to it lead to the heading.
 */
function linkHeadings(elements: HastElement[]): Heading[] {
  const slugger = new GithubSlugger();
  const ids = elements.flatMap(({ properties: { id } }) => (id ? String(id) : []));
  for (const id of [...PAGE_IDS, ...ids]) slugger.slug(id);
  const idOf = new Map<string, string>();
  const headings = elements
    .filter(({ tagName, properties: { id } }) => /^h[1-6]$/.test(tagName) && id !== SOURCES_ID)
    .map((heading) => {
      const text = textOf(heading);
      const expected = slug(text) || 'section';
      const id = slugger.slug(expected);
      idOf.set(expected, idOf.get(expected) ?? id);
      heading.properties.id = id;
      const isLinked = elementsIn(heading).some(({ tagName }) => tagName === 'a');
      if (/h[23]/.test(heading.tagName) && !isLinked)
        heading.children = [
          createElement('a', { href: `#${id}`, className: ['heading-link'] }, heading.children),
        ];
      return { depth: Number(heading.tagName.slice(1)), slug: id, text };
    });
  for (const { properties } of elements) {
    const id = idOf.get(String(properties.href).replace('#', ''));
    if (id && String(properties.href).startsWith('#')) properties.href = `#${id}`;
  }
  return headings;
}

/** A picture that is alone in its paragraph is a figure. */
function makeFigures({ children }: HastRoot): void {
  for (const child of children) {
    if (child.type !== 'element' || child.tagName !== 'p') continue;
    const [image, ...rest] = child.children;
    if (image?.type === 'element' && image.tagName === 'img' && rest.length === 0)
      child.tagName = 'figure';
  }
}

/** Puts what must stay on one line into elements; not in code, which breaks where it can. */
function keepUnbroken(element: HastElement): void {
  if (element.tagName === 'code') return;
  element.children = element.children.flatMap((child): HastElement['children'] => {
    if (child.type === 'element') keepUnbroken(child);
    if (child.type !== 'text') return [child];
    return splitUnbroken(child.value).map((value, index) =>
      // Every other part.
      index % 2 === 0
        ? { type: 'text', value }
        : createElement('span', { className: ['unbroken'] }, value),
    );
  });
}

const BLOCK = /^(p|h[1-6]|ul|ol|dl|details|figcaption|th|td)$/;

/** Lets each block that is in no other run as its first letter does. */
function setDirections({ children }: HastRoot | HastElement): void {
  for (const child of children) {
    if (child.type !== 'element') continue;
    if (BLOCK.test(child.tagName)) child.properties.dir ??= 'auto';
    else setDirections(child);
  }
}

/**
 * Puts a table into a box that scrolls sideways, so that a wide table never makes the page scroll. The box is
 * focusable, so that it also scrolls by keyboard.
 */
function makeScrollable(table: HastElement, ariaLabel: string): void {
  const box = { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel };
  Object.assign(table, createElement('div', box, [{ ...table }]));
}
