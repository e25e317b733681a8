import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { absoluteUrl } from '#formatting/site-path.ts';
import { builtPicture } from '../pictures/pictures.ts';
import { publishedAddress } from '../reading/site-file.ts';
import { SCHEMA } from './allowed-html.ts';
import { createElement, elementsIn } from './hast.ts';
import { markdownTree, type TextOptions } from './markdown-tree.ts';

/** What feeds may contain: text, links and pictures, without classes and ids of the page. */
const FEED: Schema = {
  ...SCHEMA,
  attributes: {
    '*': ['align', 'dir'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
  },
};

/** An address in an article as an absolute URL. A picture that the build processes gets its built address. */
async function portableAddress(
  address: string,
  url: string,
  siteUrl: string,
): Promise<string | undefined> {
  const picture = await builtPicture(address);
  if (picture) return URL.parse(picture.src, siteUrl)?.href;
  return /^\/(?!\/)/.test(address)
    ? absoluteUrl(publishedAddress(address), siteUrl)
    : URL.parse(address, url)?.href;
}

/**
 * An article's Markdown as HTML for feeds. Addresses are absolute. Task lists have symbols instead of checkboxes,
 * which feed readers remove.
 *
 * @param url the article's own address, the base of relative links
 * @param siteUrl where the site is published, the base of paths such as `/blog`
 */
export async function portableHtml(
  markdown: string,
  text: TextOptions,
  url: string,
  siteUrl: string,
): Promise<string> {
  const tree = markdownTree(markdown, text);
  for (const element of elementsIn(tree)) {
    const { tagName, properties } = element;
    for (const name of ['href', 'src'])
      if (properties[name] !== undefined)
        properties[name] = await portableAddress(String(properties[name]), url, siteUrl);
    if (tagName === 'input')
      Object.assign(element, createElement('span', {}, properties.checked ? '☑' : '☐'));
  }
  return toHtml(sanitize(tree, FEED), { characterReferences: { useNamedReferences: true } }).trim();
}
