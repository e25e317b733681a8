import { getContent } from '#data/content.ts';
import { memoize } from '#data/memoize.ts';
import { toLanguagePath, toTranslatedPath } from '#data/site/paths.ts';
import { getSettings } from '#data/site/site.ts';
import { type Category, PAGE_SIZE } from './article-schema.ts';
import { type Article, type Author, getArticles, getAuthors, getCategoryPath } from './articles.ts';

/** Whether the list of articles has a field that searches the pages of its language. */
export function hasSearch(language: string): boolean {
  return getSettings().search ?? getArticles(language).length > PAGE_SIZE;
}

/** All articles, or the articles of one category or author, newest first. */
export interface ArticleList {
  /** The same in every language. */
  id: string;
  /** The path of its first page: `/blog`, `/blog/category/ai-research`. */
  path: string;
  /** What these articles have in common: a category, an author, or neither. */
  category?: Category;
  author?: Author;
  articles: Article[];
}

/** One page of a list. `path` (`/blog/page/2`) and `articles` are those of the page. */
export type ArticleListPage = ReturnType<typeof getListPages>[number];

/** Every page of every list in a language. A list without articles has no page. */
export function getListPages(language: string) {
  return getArticleLists(language).flatMap(({ articles, ...list }) => {
    const count = Math.ceil(articles.length / PAGE_SIZE);
    const pagePaths = Array.from({ length: count }, (_, index) =>
      index === 0 ? list.path : toTranslatedPath(`${list.path}/page/${index + 1}`),
    );
    return pagePaths.map((path, index) => ({
      ...list,
      language,
      path,
      /** From 1. */
      page: index + 1,
      articles: articles.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
      /** The paths of all pages of the list, this one included. */
      pagePaths,
    }));
  });
}

/** The list of all articles, then those of categories and authors that have articles, in the order of their files. */
export const getArticleLists = memoize((language: string): ArticleList[] => {
  const articles = getArticles(language);
  const byCategory = getContent('categories', language).map((category) => ({
    id: `category ${category.id}`,
    path: getCategoryPath(language, category.id),
    category,
    articles: articles.filter((article) => article.category === category.name),
  }));
  const byAuthor = getAuthors(language).map((author) => ({
    id: `author ${author.id}`,
    path: author.path,
    author,
    articles: articles.filter((article) => article.author.id === author.id),
  }));
  const all = { id: 'all', path: toLanguagePath(language, '/blog'), articles };
  return [all, ...[...byCategory, ...byAuthor].filter((list) => list.articles.length > 0)];
});

/** The texts of a page of a list: those of /blog, some of which a category or an author replaces. */
export function getListCopy({ id, language, category, author, page }: ArticleListPage) {
  const { blog } = getContent('fixed-pages', language);
  const ofCategory = category && { ...category, heading: category.name };
  const ofAuthor = author && {
    heading: author.name,
    intro: author.intro,
    title: `${author.name}: ${blog.heading}`,
    description: author.intro,
  };
  const copy = { ...blog, ...ofCategory, ...ofAuthor, id: `${id} ${page}` };
  if (page === 1) return copy;
  const numbered = (text: string) => `${blog.pages.page} ${page}: ${text}`;
  return { ...copy, title: numbered(copy.title), description: numbered(copy.description) };
}

/** Articles to read next: first the others in the same category, then the rest. Both are newest first. */
export function getRelatedArticles<Other extends { id: string; category: string }>(
  { id, category }: { id: string; category: string },
  newestFirst: readonly Other[],
  count: number,
): Other[] {
  const others = newestFirst.filter((other) => other.id !== id);
  const likeness = (other: Other) => Number(other.category === category);
  return others.toSorted((a, b) => likeness(b) - likeness(a)).slice(0, count);
}
