import { getCollection } from 'astro:content';
import { absoluteUrl } from '@/lib/site-path';
import { portableHtml } from '@/markdown/portable-html';
import { type ArticleSummary, getArticles } from './articles';
import { getSite } from './site';

/** An article for readers outside the pages. */
export interface ArticleText {
  article: ArticleSummary;
  /** Its absolute address. */
  url: string;
  /** The text as it was written. */
  markdown: string;
  /** The text as HTML that stands alone. */
  html: string;
}

/** The texts of all articles, or of the newest ones; newest first. */
export async function getArticleTexts(limit = Number.POSITIVE_INFINITY): Promise<ArticleText[]> {
  const { url: site } = await getSite();
  const entries = await getCollection('articles');
  const bodies = new Map(entries.map(({ id, body }) => [id, body?.trim() ?? '']));
  return (await getArticles()).slice(0, limit).map((article) => {
    const url = absoluteUrl(`/blog/${article.id}`, site);
    const markdown = bodies.get(article.id) ?? '';
    return { article, url, markdown, html: portableHtml(markdown, url, site) };
  });
}

/** Articles that a feed holds: readers keep the older ones. */
export const FEED_SIZE = 20;
