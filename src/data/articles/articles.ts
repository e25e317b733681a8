import { getContent } from '#data/content.ts';
import { showsDrafts } from '#data/content-files.ts';
import { type MarkdownEntry, readMarkdownFolder } from '#data/markdown-folder.ts';
import type { WrittenPerson } from '#data/reading/fields.ts';
import { memoize } from '#data/reading/memoize.ts';
import { ContentError } from '#data/reading/read-content.ts';
import { pathIn } from '#data/site/addresses.ts';
import { contentFolder, getFirstLanguage } from '#data/site/site.ts';
import { longDateFormat } from '#formatting/dates.ts';
import { coverPath } from '#formatting/drawings.ts';
import { fill } from '#formatting/messages.ts';
import { getStrings } from '#languages/dictionaries.ts';
import type { CoverDrawing } from '#types.ts';
import { byDate, isPublished } from './article-schema.ts';
import { minutesToRead } from './read-time.ts';

/** The paths of the list of a category's articles, and of an author's. */
export const categoryPath = (language: string, id: string) =>
  pathIn(language, `/blog/category/${id}`);
export const authorPath = (language: string, id: string) => pathIn(language, `/blog/author/${id}`);

/** An article as shown in lists and feeds. */
export interface Article extends Omit<MarkdownEntry<'articles'>, 'author'> {
  /** With an id and the path of the list of their articles, if the author is in authors.yaml. */
  author: WrittenPerson & { id?: string; path?: string | undefined };
  /** The date in the article's language: `April 15, 2025`. */
  date: string;
  /** `2025-04-15`, or `2025-04-15T09:30Z`. */
  isoDate: string;
  categoryId: string;
  categoryPath: string;
  /** How long it takes to read: `6 min read`. */
  readTime: string;
  imageUrl: string;
  /** How its cover is drawn (pages/[...drawing].svg.ts). Absent if it has a picture. */
  drawing?: CoverDrawing;
}

/**
 * The published articles in a language, newest first. In development, also the unpublished ones. Every list of articles
 * comes from here, so a build has no card, page, feed item or cover of an unpublished article.
 */
export const getArticles = memoize((language: string): Article[] => {
  const now = new Date();
  const entries = readMarkdownFolder('articles', language);
  const categories = getContent('categories', language);
  const authors = getContent('authors', language).map((author) => ({
    ...author,
    path: authorPath(language, author.id),
  }));
  const strings = getStrings(language);
  const formatDate = longDateFormat(language);
  const articles = entries.map((entry) => {
    const { id, markdown, imageUrl } = entry;
    const category = categories.find(({ name }) => name === entry.category);
    if (!category) throw new Error(`${id}: the schema accepted an unknown category`);
    const { palette, emblem } = category;
    const { author: by } = entry;
    const author = typeof by === 'string' ? authors.find((entry) => entry.id === by) : by;
    if (!author) throw new Error(`${id}: the schema accepted an unknown author`);
    const minutes = entry.readTime
      ? Number.parseInt(entry.readTime, 10)
      : minutesToRead(markdown, language);
    return {
      ...entry,
      author,
      date: formatDate(entry.date.slice(0, 10)),
      isoDate: entry.date,
      readTime: fill(strings.readTime, { minutes }),
      categoryId: category.id,
      categoryPath: categoryPath(language, category.id),
      imageUrl: imageUrl ?? coverPath(id),
      ...(!imageUrl && { drawing: { palette, emblem, seed: id } }),
    };
  });
  checkCategories(articles, language);
  return articles.filter((article) => showsDrafts || isPublished(article, now)).toSorted(byDate);
});

/**
 * Checks that each translated article is in the category of its original, which has the same file name.
 *
 * @throws ContentError with every translation that is in another category.
 */
function checkCategories(articles: readonly Article[], language: string): void {
  const first = getFirstLanguage();
  const originals = language === first ? [] : getArticles(first);
  const problems = originals.flatMap(({ id, categoryId }) => {
    const translation = articles.find((article) => article.id === id);
    if (!translation || translation.categoryId === categoryId) return [];
    return `${contentFolder(language)}articles/${id}.md, field "category": In ${contentFolder(first)}articles/${id}.md, this article is in the category with the id ${categoryId}. Write the name of that category, or rename one of the files.`;
  });
  if (problems.length > 0) throw new ContentError(problems);
}
