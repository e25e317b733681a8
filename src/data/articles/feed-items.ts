import { absoluteUrl } from '#formatting/site-path.ts';
import { getContent } from '../content.ts';
import { getWords } from '../languages.ts';
import { portableHtml } from '../markdown/portable-html.ts';
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

/** The newest articles in a language, newest first. */
export function getFeedItems(language: string): Promise<FeedItem[]> {
  const { url: site } = getContent('site');
  const words = getWords(language);
  const newest = getArticles(language).slice(0, FEED_SIZE);
  return Promise.all(
    newest.map(async (article) => {
      const url = absoluteUrl(article.path, site);
      return { article, url, html: await portableHtml(article.markdown, words, url, site) };
    }),
  );
}
