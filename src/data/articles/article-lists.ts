import { oncePerBuild } from '#data/reading/once-per-build.ts';
import { type Category, categories } from './article-schema.ts';
import { type ArticleSummary, categoryPath, getArticles } from './articles.ts';
import { paginate } from './paginate.ts';

/** Articles on one page of a list. Decides how heavy /blog can get, however many articles there are. */
const PAGE_SIZE = 12;

/** One page of the list of all articles, or of those in one category; newest first. */
export interface ArticleList {
  /** `/blog`, `/blog/page/2`, `/blog/category/ai-research`, `/blog/category/ai-research/page/2`. */
  path: string;
  /** Absent: all articles. */
  category?: Category;
  /** From 1. */
  page: number;
  articles: ArticleSummary[];
  /** The paths of all pages of the list, this one included. */
  pagePaths: string[];
}

/** A category that has articles, or all of them, as a choice above the list. */
export interface CategoryChoice {
  path: string;
  category?: Category;
  /** Articles in it. */
  count: number;
}

/** Every page of every list. */
export async function getArticleLists(): Promise<ArticleList[]> {
  return (await getGroups()).flatMap(({ path, category, articles }) => {
    const pages = paginate(articles, PAGE_SIZE);
    const pagePaths = pages.map(({ number }) => (number === 1 ? path : `${path}/page/${number}`));
    return pages.map(({ number, items }, index) => ({
      path: pagePaths[index] ?? path,
      ...(category && { category }),
      page: number,
      articles: items,
      pagePaths,
    }));
  });
}

/** All articles, and each category that has one, in the order of the schema. */
export async function getCategoryChoices(): Promise<CategoryChoice[]> {
  return (await getGroups()).map(({ articles, ...choice }) => ({
    ...choice,
    count: articles.length,
  }));
}

interface Group {
  path: string;
  category?: Category;
  articles: ArticleSummary[];
}

const getGroups = oncePerBuild(async (): Promise<Group[]> => {
  const articles = await getArticles();
  const groups = categories.map((category) => ({
    path: categoryPath(category),
    category,
    articles: articles.filter((article) => article.category === category),
  }));
  return [{ path: '/blog', articles }, ...groups.filter((group) => group.articles.length > 0)];
});
