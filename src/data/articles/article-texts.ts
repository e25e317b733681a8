import { getCollection } from 'astro:content';
import { getSite } from '#data/site/site.ts';
import { absoluteAddress } from '#formatting/site-path.ts';
import { type ArticleSummary, getArticles } from './articles.ts';
import { portableHtml } from './portable-html.ts';

/** An article for readers outside the pages. */
export interface ArticleText {
  article: ArticleSummary;
  /** Its absolute address. */
  url: string;
  /** The text as it was written. */
  markdown: string;
}

/** An article as feeds hold it. */
export interface FeedItem extends ArticleText {
  /** The text as HTML that stands alone. */
  html: string;
}

/** The texts of all articles, newest first. */
export async function getArticleTexts(): Promise<ArticleText[]> {
  const { url: site } = await getSite();
  const entries = await getCollection('articles');
  const bodies = new Map(entries.map(({ id, body }) => [id, body?.trim() ?? '']));
  return (await getArticles()).map((article) => ({
    article,
    url: absoluteAddress(`/blog/${article.id}`, site),
    markdown: bodies.get(article.id) ?? '',
  }));
}

/** Articles that a feed holds: readers keep the older ones. */
const FEED_SIZE = 20;

/** The newest articles, newest first. */
export async function getFeedItems(): Promise<FeedItem[]> {
  const { url: site } = await getSite();
  const texts = (await getArticleTexts()).slice(0, FEED_SIZE);
  return texts.map((text) => ({ ...text, html: portableHtml(text.markdown, text.url, site) }));
}
