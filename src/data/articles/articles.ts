import { isoDate } from '#formatting/dates.ts';
import type { CoverImage } from '#tiles/cover-tiles.ts';
import type { CoverPalette } from '#tiles/emblems.ts';
import { coverPath } from '#tiles/generated-images.ts';
import { entryIdProblem } from '../markdown/entry-id.ts';
import { readMarkdownFolder } from '../markdown/markdown-folder.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { once } from '../once.ts';
import {
  type ArticleFrontMatter,
  articleSchema,
  type Category,
  categoryPath,
} from './article-schema.ts';
import { isPublished } from './publication.ts';
import { readTimeOf } from './read-time.ts';

/** An article as cards, lists and feeds show it. */
export interface Article extends Omit<ArticleFrontMatter, 'imageUrl'> {
  id: string;
  /** `date` as `2025-04-15`. */
  isoDate: string;
  /** The page with the articles of the same category. */
  categoryPath: string;
  readTime: string;
  cover: CoverImage;
  /** The text as it was written. */
  markdown: string;
}

/** A section of an article, for its table of contents. */
export interface ArticleSection {
  /** The id of its heading. */
  id: string;
  title: string;
}

/** Number of cards below an article. */
const RELATED = 2;

const COVER_PALETTES: Readonly<Record<Category, CoverPalette>> = {
  'AI Research': 'network',
  'Healthcare AI': 'petals',
  'Quantum AI': 'star',
};

/**
 * The articles that visitors may read, newest first; the development server adds the others. Every list
 * of articles comes from here, so a draft has no card, no page, no feed item and no cover.
 */
export const getArticles = once((): Article[] => {
  const now = new Date();
  return readMarkdownFolder('articles', {
    schema: articleSchema,
    idProblem: entryIdProblem,
    isGenerated: (address, id) => address === coverPath(id),
  })
    .map(({ id, markdown, data: { imageUrl, sample, ...data } }) => ({
      ...data,
      id,
      isoDate: isoDate(data.date),
      readTime: data.readTime ?? readTimeOf(markdown),
      categoryPath: categoryPath(data.category),
      cover: coverOf(id, data.category, imageUrl),
      markdown,
    }))
    .filter((article) => import.meta.env.DEV || isPublished(article, now))
    .toSorted((a, b) => b.isoDate.localeCompare(a.isoDate));
});

/** All articles with their text as HTML, its sections, and what to read next. */
export function getArticlesWithText() {
  const articles = getArticles();
  return Promise.all(
    articles.map(async (article) => {
      const { html, headings } = await renderMarkdown(article.markdown);
      const sections = headings
        .filter(({ depth }) => depth === 2)
        .map(({ slug, text }): ArticleSection => ({ id: slug, title: text }));
      return { article, html, sections, related: relatedArticles(article, articles, RELATED) };
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
function coverOf(id: string, category: Category, src = coverPath(id)): CoverImage {
  if (src !== coverPath(id)) return { src };
  return { src, mosaic: { palette: COVER_PALETTES[category], seed: id } };
}
