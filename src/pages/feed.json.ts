import type { APIRoute } from 'astro';
import { getFeedItems } from '#data/articles/feed-items.ts';
import { getContent } from '#data/content.ts';
import { getArticlePage } from '#data/pages/site-pages.ts';
import { getLanguage } from '#data/words.ts';
import { absoluteUrl } from '#formatting/site-path.ts';

/** The newest articles in full as a JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export const GET: APIRoute = async () => {
  const { blog } = getContent('pages');
  const { url: site, name } = getContent('site');
  const absolute = (path: string) => absoluteUrl(path, site);
  const feedItems = await getFeedItems();
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${blog.heading} — ${name}`,
    description: blog.description,
    home_page_url: absolute('/blog'),
    feed_url: absolute('/feed.json'),
    icon: absolute('/icon-512.png'),
    favicon: absolute('/icon-32.png'),
    language: getLanguage(),
    authors: [{ name, url: absolute('/') }],
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
