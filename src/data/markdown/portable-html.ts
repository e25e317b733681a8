import { defineHastPlugin, markdownToHtml } from 'satteri';
import { absoluteUrl } from '#formatting/site-path.ts';
import { markdownFeatures } from './check-markdown.ts';

/** The elements that feeds may contain, with their attributes: text, images, links, nothing active. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    (
      'p h2 h3 h4 h5 h6 ul li dl dt dd blockquote pre code kbd em strong b i del ins mark small q cite ' +
      'abbr sup sub br hr table caption thead tbody tr section div span figure figcaption details summary'
    )
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  ol: ['start'],
  th: ['align'],
  td: ['align'],
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
};

const SAFE_ADDRESS = /^(https?|mailto):/;

/**
 * An article's Markdown as HTML for feeds. Addresses are absolute; classes, ids and whatever is not text, a
 * link or a picture are removed.
 *
 * @param url the article's own address, from which links start
 * @param siteUrl where the site is published; its paths (`/blog`) start there
 */
export function portableHtml(markdown: string, url: string, siteUrl: string): string {
  const absolute = (address: string) =>
    /^\/(?!\/)/.test(address) ? absoluteUrl(address, siteUrl) : new URL(address, url).href;
  const cleaned = defineHastPlugin({
    name: 'portable',
    element: {
      filter: [],
      visit: (element, context) => {
        const allowed = ALLOWED[element.tagName];
        if (!allowed) return context.removeNode(element);
        for (const [name, value] of Object.entries(element.properties)) {
          const isAddress = name === 'href' || name === 'src';
          const kept = isAddress ? absolute(String(value)) : value;
          const isKept = allowed.includes(name) && !(isAddress && !SAFE_ADDRESS.test(String(kept)));
          context.setProperty(element, name, isKept ? kept : undefined);
        }
      },
    },
    raw: (node, context) => context.removeNode(node),
    comment: (node, context) => context.removeNode(node),
  });
  const { html } = markdownToHtml(markdown, {
    features: { ...markdownFeatures, smartPunctuation: true },
    hastPlugins: [cleaned],
  });
  return html.trim();
}
