import GithubSlugger from 'github-slugger';
import { defineHastPlugin, markdownToHtml } from 'satteri';
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
export async function renderMarkdown(
  markdown: string,
  base: string = import.meta.env.BASE_URL,
): Promise<{ html: string; headings: Heading[] }> {
  const headings: Heading[] = [];
  const { html } = await markdownToHtml(markdown, {
    features: { ...markdownFeatures, smartPunctuation: true },
    // `as const`, or TypeScript loses that one of them is asynchronous.
    hastPlugins: [
      linkedHeadings(headings),
      scrollableTables,
      prefixLinks(base),
      coloredCode,
    ] as const,
  });
  return { html, headings };
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
 * Gives each heading an id, as GitHub does, and makes it a link to itself, so that a section can be linked to; the
 * heading of the footnotes brings both a class and an id, and is left alone.
 *
 * @param headings is filled with them
 */
const linkedHeadings = (headings: Heading[]) => {
  const slugger = new GithubSlugger();
  return defineHastPlugin({
    name: 'linked-headings',
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit: (heading, context) => {
        const text = context.textContent(heading);
        const { className, id = slugger.slug(text) } = heading.properties;
        const slug = String(id);
        headings.push({ depth: Number(heading.tagName.slice(1)), slug, text });
        if (className) return;
        const link = {
          type: 'element' as const,
          tagName: 'a',
          properties: { href: `#${slug}`, className: ['heading-link'] },
          children: heading.children,
        };
        const isLinked = /h[23]/.test(heading.tagName);
        return {
          ...heading,
          properties: { ...heading.properties, id: slug },
          children: isLinked ? [link] : heading.children,
        };
      },
    },
  });
};
