import { ARTICLE_ID_RULE, articleId, isArticleId } from '../../src/lib/article-id.ts';
import type { NewArticle } from './article-file.ts';

export interface ArticleRequest {
  title: string;
  category?: string | undefined;
  author?: string | undefined;
}

export interface Surroundings {
  categories: readonly string[];
  /** The ids of the articles that exist. */
  ids: readonly string[];
  maxTitle: number;
  today: Date;
}

/** A reason not to write the article, in words for the person who asked for it. */
export class ArticleRefusal extends Error {}

/**
 * Settles what a new article will be.
 *
 * @throws ArticleRefusal with what to do instead.
 */
export function planArticle(
  { title: text, category, author = 'Your name' }: ArticleRequest,
  { categories, ids, maxTitle, today }: Surroundings,
): NewArticle {
  const title = text.trim();
  if (title === '') throw new ArticleRefusal('Give it a title: npm run new:article -- "Title"');
  if (title.length > maxTitle) {
    throw new ArticleRefusal(
      `The title has ${title.length} characters, ${title.length - maxTitle} more than search ` +
        `results show. Shorten it to ${maxTitle}.`,
    );
  }
  const chosen = category ?? categories[0] ?? '';
  if (!categories.includes(chosen)) {
    throw new ArticleRefusal(
      `There is no category “${chosen}”. Choose one with --category: ${categories.join(', ')}.`,
    );
  }
  const id = articleId(title);
  if (!isArticleId(id)) {
    throw new ArticleRefusal(`The title makes “${id}” the file’s name. ${ARTICLE_ID_RULE}`);
  }
  if (ids.includes(id)) {
    throw new ArticleRefusal(
      `src/content/articles/${id}.md exists already. Choose another title, or edit that file.`,
    );
  }
  return { id, title, category: chosen, author, date: today };
}
