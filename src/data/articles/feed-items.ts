import { absoluteUrl } from '#formatting/site-path.ts';
import { getContent } from '../content.ts';
import { portableHtml } from '../markdown/portable-html.ts';
import { getWords } from '../words.ts';
import { type Article, getArticles } from './articles.ts';

/** Articles in a feed: feed readers keep the older ones. */
const FEED_SIZE = 20;

/** An article in a feed. */
export interface FeedItem {
  article: Article;
  /** Its absolute address. */
  url: string;
  /** The text as self-contained HTML. */
  html: string;
}

/** The newest articles, newest first. */
export function getFeedItems(): Promise<FeedItem[]> {
  const { url: site } = getContent('site');
  const words = getWords();
  const newest = getArticles().slice(0, FEED_SIZE);
  return Promise.all(
    newest.map(async (article) => {
      const url = absoluteUrl(`/blog/${article.id}`, site);
      return { article, url, html: await portableHtml(article.markdown, words, url, site) };
    }),
  );
}
