import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { defineHastPlugin, type MarkdownToHtmlResult, markdownToHtml } from 'satteri';
import { sitePath } from '#formatting/site-path.ts';
import { markdownFeatures } from './check-markdown.ts';
import { coloredCode } from './colored-code.ts';

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
  // Filled by Astro's plugin for heading ids.
  const headings: Heading[] = [];
  const none = {
    frontmatter: {},
    localImagePaths: new Set<string>(),
    remoteImagePaths: new Set<string>(),
  };
  const astro = { ...none, headings };
  // No plugin is asynchronous, so this is not a promise.
  const { html } = markdownToHtml(markdown, {
    features: { ...markdownFeatures, smartPunctuation: true },
    hastPlugins: [
      satteriHeadingIdsPlugin(),
      linkedHeadings,
      scrollableTables,
      prefixLinks(base),
      coloredCode,
    ],
    data: { astro },
  }) as MarkdownToHtmlResult;
  return { html, headings: astro.headings };
}

/**
 * Wraps each table in a box that scrolls sideways, so that a wide table never makes the page scroll. The
 * box is focusable, so that it also scrolls by keyboard.
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
 * Puts the folder that the site is published in before the links and images of an article: authors write
 * `/blog/other-article` wherever the site is. Images load when they come near: they are below the article's head.
 * One plugin for both: another would see the images as they were.
 *
 * @param base `/` or `/site`
 */
const prefixLinks = (base: string) =>
  defineHastPlugin({
    name: 'prefix-links',
    element: {
      filter: ['a', 'img'],
      visit: (element, context) => {
        const name = element.tagName === 'a' ? 'href' : 'src';
        const properties = { ...element.properties };
        if (name === 'src') properties.loading = 'lazy';
        const address = properties[name];
        if (typeof address === 'string' && /^\/(?!\/)/.test(address))
          properties[name] = sitePath(address, base);
        context.replaceNode(element, { ...element, properties });
      },
    },
  });

/**
 * Makes each heading a link to itself, so that a section can be linked to. Runs after the headings have
 * their ids; the heading of the footnotes has a class and is left alone.
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
