import { getRssString } from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getFeedItems } from '#data/articles/feed-items.ts';
import { getContent } from '#data/content.ts';
import { getPaths, languagePaths } from '#data/languages.ts';
import { absoluteUrl } from '#formatting/site-path.ts';
import { dropUnprintable } from '#formatting/unprintable.ts';

export const getStaticPaths = () => languagePaths();

/** The newest articles of a language in full as an RSS 2.0 feed. */
export const GET: APIRoute<{ language: string }> = async ({ props: { language } }) => {
  const { blog } = getContent('pages', language);
  const { url: site, name } = getContent('site', language);
  const paths = getPaths(language);
  const feedItems = await getFeedItems(language);
  const self = absoluteUrl(paths.rss, site);
  const newest = feedItems[0]?.article.isoDate;
  const xml = await getRssString({
    title: `${blog.heading} — ${name}`,
    description: blog.description,
    site: absoluteUrl(paths.blog, site),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: [
      `<language>${language}</language>`,
      `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
      newest ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>` : '',
    ].join(''),
    items: feedItems.map(({ article, url, html }) => ({
      title: article.title,
      description: article.excerpt,
      link: url,
      categories: [article.category],
      pubDate: new Date(article.isoDate),
      content: html,
      customData: `<dc:creator>${escapeXml(article.author.name)}</dc:creator>`,
    })),
  });
  // Titles and texts can have written them as YAML or HTML does: "\a", &#7;.
  return new Response(dropUnprintable(xml), { headers: { 'Content-Type': 'application/xml' } });
};

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
