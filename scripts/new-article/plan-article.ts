import { ARTICLE_ID_RULE, isArticleId } from '#data/articles/article-id.ts';
import { slugify } from '#formatting/slugify.ts';
import type { Author, NewArticle } from './article-file.ts';

export interface ArticleRequest {
  title: string;
  category?: string | undefined;
  author?: string | undefined;
}

export interface Surroundings {
  categories: readonly string[];
  /** The ids of the articles that exist. */
  ids: readonly string[];
  /** Those who have written before. */
  authors: readonly Author[];
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
  { title: text, category, author: name = 'Your name' }: ArticleRequest,
  { categories, ids, authors, maxTitle, today }: Surroundings,
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
  const id = slugify(title);
  if (!isArticleId(id)) {
    throw new ArticleRefusal(`The title makes “${id}” the file’s name. ${ARTICLE_ID_RULE}`);
  }
  if (ids.includes(id)) {
    throw new ArticleRefusal(
      `src/content/articles/${id}.md exists already. Choose another title, or edit that file.`,
    );
  }
  const author = authors.find((one) => one.name === name) ?? {
    name,
    role: 'Author',
    avatarUrl: `/avatars/${slugify(name) || 'author'}.svg`,
  };
  return { id, title, category: chosen, author, date: today };
}
