import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { sitePath } from '@/lib/site-path';
import { getArticles } from '@/queries/articles';
import { getPageCopy } from '@/queries/copy';

/** The articles as an RSS feed, newest first. */
export const GET: APIRoute = async ({ site }) => {
  const { blog } = await getPageCopy();
  const articles = await getArticles();
  return rss({
    title: blog.title,
    description: blog.description,
    site: site ?? '',
    trailingSlash: false,
    items: articles.map(({ id, title, excerpt, category, isoDate }) => ({
      title,
      description: excerpt,
      link: sitePath(`/blog/${id}`),
      categories: [category],
      pubDate: new Date(isoDate),
    })),
  });
};
