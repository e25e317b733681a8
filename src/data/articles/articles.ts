import { longDateFormat } from '#formatting/dates.ts';
import { fill } from '#formatting/fill.ts';
import type { CoverImage, CoverMosaic } from '#tiles/cover-tiles.ts';
import { coverPath } from '#tiles/generated-images.ts';
import { getContent } from '../content.ts';
import { entryIdProblem } from '../markdown/entry-id.ts';
import { readMarkdownFolder } from '../markdown/markdown-folder.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { once } from '../once.ts';
import { coverOf, type Person, personOf } from '../pictures/pictures.ts';
import { getLanguage, getWords } from '../words.ts';
import { type ArticleFrontMatter, articleSchema, articleSchemaWith } from './article-schema.ts';
import { type Category, categoryPath } from './category-schema.ts';
import { isPublished } from './publication.ts';
import { minutesToRead } from './read-time.ts';

/** An article as lists and feeds have it. */
export interface Article extends ArticleFrontMatter {
  id: string;
  /** As the language of the site writes it: `April 15, 2025`. */
  date: string;
  /** `2025-04-15` */
  isoDate: string;
  /** The page with the articles of the same category. */
  categoryPath: string;
  /** How long it takes to read, in minutes, and as text: `6 min read`. */
  minutes: number;
  readTime: string;
  imageUrl: string;
  /** How its cover is drawn, unless it has a picture. */
  mosaic?: CoverMosaic;
  /** The text as it was written. */
  markdown: string;
}

/** An article as cards and its page show it. */
export interface ShownArticle extends Omit<Article, 'author'> {
  cover: CoverImage;
  author: Person;
}

/** A section of an article, for its table of contents. */
export interface ArticleSection {
  /** The id of its heading. */
  id: string;
  title: string;
}

/** Number of cards below an article. */
const RELATED = 2;

/**
 * The articles that visitors may read, newest first; the development server adds the others. Every list
 * of articles comes from here, so a draft has no card, no page, no feed item and no cover.
 */
export const getArticles = once((): Article[] => {
  const now = new Date();
  const categories = getCategories();
  const entries = readMarkdownFolder('articles', {
    schema: categories ? articleSchemaWith([...categories.keys()]) : articleSchema,
    idProblem: entryIdProblem,
    isGenerated: (address, id) => address === coverPath(id),
  });
  const language = getLanguage();
  const words = getWords();
  const formatDate = longDateFormat(language);
  return entries
    .map(({ id, markdown, data: { imageUrl, sample, ...data } }) => {
      // The schema knows no others.
      const category = categories?.get(data.category) as Category;
      const minutes = data.readTime
        ? Number.parseInt(data.readTime, 10)
        : minutesToRead(markdown, language);
      return {
        ...data,
        id,
        date: formatDate(data.date),
        isoDate: data.date,
        minutes,
        readTime: fill(words.readTime, { minutes }),
        categoryPath: categoryPath(category),
        ...imageOf(id, category, imageUrl),
        markdown,
      };
    })
    .filter((article) => import.meta.env.DEV || isPublished(article, now))
    .toSorted((a, b) => b.isoDate.localeCompare(a.isoDate));
});

/** Articles with their pictures. */
export function showArticles(articles: readonly Article[]): Promise<ShownArticle[]> {
  return Promise.all(
    articles.map(async (article) => {
      const { imageUrl, mosaic } = article;
      const cover = { picture: await coverOf(imageUrl), ...(mosaic && { mosaic }) };
      return { ...article, cover, author: await personOf(article.author) };
    }),
  );
}

/** By name; undefined where categories.yaml has problems, which are reported with those of the articles. */
function getCategories(): Map<string, Category> | undefined {
  try {
    return new Map(getContent('categories').map((category) => [category.name, category]));
  } catch {
    return undefined;
  }
}

/** All articles with their text as HTML, its sections, and what to read next. */
export async function getArticlesWithText() {
  const articles = await showArticles(getArticles());
  const { embeds } = getContent('site');
  const words = getWords();
  return Promise.all(
    articles.map(async (article) => {
      const { headings, ...text } = await renderMarkdown(article.markdown, { words, embeds });
      const sections = headings
        .filter(({ depth }) => depth === 2)
        .map(({ slug, text }): ArticleSection => ({ id: slug, title: text }));
      return { article, ...text, sections, related: relatedArticles(article, articles, RELATED) };
    }),
  );
}

/**
 * Other articles to read next: those of the same category, then the others, each newest first.
 *
 * @param newestFirst all articles
 */
export function relatedArticles<Other extends { id: string; category: string }>(
  { id, category }: { id: string; category: string },
  newestFirst: readonly Other[],
  count: number,
): Other[] {
  const others = newestFirst.filter((other) => other.id !== id);
  const isAlike = (other: Other) => other.category === category;
  return [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))].slice(0, count);
}

/** The cover of an article that names no image, or `/covers/<id>.svg`, is drawn from tiles. */
function imageOf(id: string, { palette, emblem }: Category, imageUrl = coverPath(id)) {
  if (imageUrl !== coverPath(id)) return { imageUrl };
  return { imageUrl, mosaic: { palette, emblem, seed: id } };
}
