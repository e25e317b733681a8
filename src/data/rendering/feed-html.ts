import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { ALLOWED_HTML } from '#data/markdown/allowed-html.ts';
import { createElement, getProperty, listElements, replaceNode } from '#data/markdown/hast.ts';
import { parseMarkdown, type TextOptions } from '#data/markdown/parse-markdown.ts';
import { getPublishedUrl } from './pictures.ts';

/** What feeds may contain: text, links and pictures, without the classes and ids of the page. */
const FEED: Schema = {
  ...ALLOWED_HTML,
  attributes: {
    '*': ['align', 'dir'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
  },
};

/**
 * An article's Markdown as HTML for feeds. Addresses are absolute. Task lists have symbols instead of checkboxes,
 * which feed readers remove.
 *
 * @param url the article's own address
 */
export async function toFeedHtml(
  markdown: string,
  text: TextOptions,
  url: string,
): Promise<string> {
  const tree = parseMarkdown(markdown, text);
  for (const element of listElements(tree)) {
    const { tagName, properties } = element;
    for (const name of ['href', 'src']) {
      const written = getProperty(element, name);
      if (written) properties[name] = URL.parse(await getPublishedUrl(written), url)?.href;
    }
    // Code in the language `own` names a component (layouts/LongText.astro), which feeds do not show.
    if (getProperty(element, 'className') === 'language-own') element.children = [];
    if (tagName === 'input')
      replaceNode(element, createElement('span', {}, properties.checked ? '☑' : '☐'));
  }
  return toHtml(sanitize(tree, FEED), { characterReferences: { useNamedReferences: true } }).trim();
}
