import type { APIRoute } from 'astro';
import { getFeedItems } from '#data/articles/article-texts.ts';
import { getPageCopy } from '#data/pages/copy.ts';
import { getArticlePage } from '#data/pages/site-pages.ts';
import { getSite } from '#data/site/site.ts';
import { absoluteAddress } from '#formatting/site-path.ts';

/** The newest articles in full as a JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export const GET: APIRoute = async () => {
  const { blog } = await getPageCopy();
  const { url: site, name } = await getSite();
  const absolute = (path: string) => absoluteAddress(path, site);
  const texts = await getFeedItems();
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${blog.heading} — ${name}`,
    description: blog.description,
    home_page_url: absolute('/blog'),
    feed_url: absolute('/feed.json'),
    icon: absolute('/icon-512.png'),
    favicon: absolute('/icon-32.png'),
    language: 'en',
    authors: [{ name, url: absolute('/') }],
    items: await Promise.all(
      texts.map(async ({ article, url, html }) => ({
        id: url,
        url,
        title: article.title,
        summary: article.excerpt,
        content_html: html,
        image: absolute((await getArticlePage(article)).image.path),
        date_published: `${article.isoDate}T00:00:00Z`,
        authors: [{ name: article.author.name }],
        tags: [article.category],
      })),
    ),
  };
  const headers = { 'Content-Type': 'application/feed+json' };
  return new Response(JSON.stringify(feed), { headers });
};
