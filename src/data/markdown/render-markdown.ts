import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { defineHastPlugin, type MarkdownToHtmlResult, markdownToHtml } from 'satteri';
import { sitePath } from '#formatting/site-path.ts';
import { markdownFeatures } from './check-markdown.ts';

/** A heading of a text. */
export interface Heading {
  /** From 1 to 6. */
  depth: number;
  /** Its id. */
  slug: string;
  text: string;
}

/**
 * Markdown as the HTML of a page, and its headings in order.
 *
 * @param base the folder that the site is published in: `/` or `/site`
 */
export function renderMarkdown(
  markdown: string,
  base: string = import.meta.env.BASE_URL,
): { html: string; headings: Heading[] } {
  // Astro's plugin for the ids leaves here what it found.
  const headings: Heading[] = [];
  const none = {
    frontmatter: {},
    localImagePaths: new Set<string>(),
    remoteImagePaths: new Set<string>(),
  };
  const astro = { ...none, headings };
  // No plugin is asynchronous, so this is no promise.
  const { html } = markdownToHtml(markdown, {
    features: { ...markdownFeatures, smartPunctuation: true },
    hastPlugins: [satteriHeadingIdsPlugin(), linkedHeadings, scrollableTables, linksBelow(base)],
    data: { astro },
  }) as MarkdownToHtmlResult;
  return { html, headings: astro.headings };
}

/**
 * Puts each table of an article into a box that scrolls sideways, so that a wide table never makes
 * the page scroll. The box can be focused: people without a mouse must be able to scroll it too.
 */
const scrollableTables = defineHastPlugin({
  name: 'scrollable-tables',
  element: {
    filter: ['table'],
    visit: (table, context) => {
      const box = { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: 'Table' };
      context.wrapNode(table, {
        type: 'element',
        tagName: 'div',
        properties: box,
        children: [],
      });
    },
  },
});

/**
 * Puts the links and images of an article below the folder that the site is published in, so that
 * authors write `/blog/other-article` wherever the site lies.
 *
 * @param base `/` or `/site`
 */
const linksBelow = (base: string) =>
  defineHastPlugin({
    name: 'links-below',
    element: {
      filter: ['a', 'img'],
      visit: (element, context) => {
        const name = element.tagName === 'a' ? 'href' : 'src';
        const address = element.properties[name];
        if (typeof address !== 'string' || !/^\/(?!\/)/.test(address)) return;
        const properties = { ...element.properties, [name]: sitePath(address, base) };
        context.replaceNode(element, { ...element, properties });
      },
    },
  });

/**
 * Makes each heading of an article a link to itself, so that a section can be linked to. Runs after
 * the headings have their ids; the heading of the sources has none of ours and stays as it is.
 */
const linkedHeadings = defineHastPlugin({
  name: 'linked-headings',
  element: {
    filter: ['h2', 'h3'],
    visit: (heading, context) => {
      const { id, className } = heading.properties;
      if (typeof id !== 'string' || className) return;
      const link = {
        type: 'element' as const,
        tagName: 'a',
        properties: { href: `#${id}`, className: ['heading-link'] },
        children: heading.children,
      };
      context.replaceNode(heading, { ...heading, children: [link] });
    },
  },
});
