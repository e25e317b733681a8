import type { APIRoute } from 'astro';
import { getFeedItems } from '#data/articles/feed-items.ts';
import { getContent } from '#data/content.ts';
import { getPaths, languagePaths } from '#data/languages.ts';
import { getArticlePage } from '#data/pages/site-pages.ts';
import { absoluteUrl } from '#formatting/site-path.ts';

export const getStaticPaths = () => languagePaths();

/** The newest articles of a language in full as a JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export const GET: APIRoute<{ language: string }> = async ({ props: { language } }) => {
  const { blog } = getContent('pages', language);
  const { url: site, name } = getContent('site', language);
  const absolute = (path: string) => absoluteUrl(path, site);
  const paths = getPaths(language);
  const feedItems = await getFeedItems(language);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${blog.heading} — ${name}`,
    description: blog.description,
    home_page_url: absolute(paths.blog),
    feed_url: absolute(paths.jsonFeed),
    icon: absolute('/icon-512.png'),
    favicon: absolute('/icon-32.png'),
    language: language,
    authors: [{ name, url: absolute(paths.home) }],
    items: feedItems.map(({ article, url, html }) => ({
      id: url,
      url,
      title: article.title,
      summary: article.excerpt,
      content_html: html,
      image: absolute(getArticlePage(article).image.path),
      date_published: `${article.isoDate}T00:00:00Z`,
      authors: [{ name: article.author.name }],
      tags: [article.category],
    })),
  };
  const headers = { 'Content-Type': 'application/feed+json' };
  return new Response(JSON.stringify(feed), { headers });
};
