import { type CollectionEntry, getCollection, render } from 'astro:content';
import { oncePerBuild } from '#data/reading/once-per-build.ts';
import { withSiteWords } from '#data/site/site.ts';
import { isoDate } from '#formatting/dates.ts';
import { slugify } from '#formatting/slugify.ts';
import type { CoverImage, CoverPalette } from '#tiles/cover-tiles.ts';
import { coverPath } from '#tiles/drawn-images.ts';
import type { ArticleFrontMatter, Category } from './article-schema.ts';
import { isPublished } from './publication.ts';
import { relatedArticles } from './related-articles.ts';

/** An article without its text, as cards and lists show it. */
export interface ArticleSummary extends Omit<ArticleFrontMatter, 'imageUrl'> {
  id: string;
  /** `date` as `2025-04-15`. */
  isoDate: string;
  /** The page with the articles of the same category. */
  categoryPath: string;
  cover: CoverImage;
}

/** The id that the Markdown processor gives the heading of the footnotes. */
const SOURCES_ID = 'footnote-label';

const COVER_PALETTES: Readonly<Record<Category, CoverPalette>> = {
  'AI Research': 'network',
  'Healthcare AI': 'petals',
  'Quantum AI': 'star',
};

/**
 * The articles that visitors may read. The development server shows the others too. Every list of
 * articles comes from here, so a draft is nowhere: no card, no page, no feed, no cover.
 */
async function readPublished(): Promise<CollectionEntry<'articles'>[]> {
  const now = new Date();
  return getCollection('articles', ({ data: { draft, date } }) => {
    return import.meta.env.DEV || isPublished({ draft, isoDate: isoDate(date) }, now);
  });
}

interface PublishedArticle {
  entry: CollectionEntry<'articles'>;
  article: ArticleSummary;
}

/** Newest first. The same ones for all pages of a build, however late it gets meanwhile. */
const getPublished = oncePerBuild(async (): Promise<PublishedArticle[]> => {
  const entries = await readPublished();
  const published = await Promise.all(
    entries.map(async (entry) => ({ entry, article: await summarise(entry) })),
  );
  return published.toSorted((a, b) => b.article.isoDate.localeCompare(a.article.isoDate));
});

/** All articles, newest first. */
export async function getArticles(): Promise<ArticleSummary[]> {
  return (await getPublished()).map(({ article }) => article);
}

/** A section of an article, for its table of contents. */
export interface ArticleSection {
  /** The id of its heading. */
  id: string;
  title: string;
}

/** Cards below an article. */
const RELATED = 2;

/** All articles with their text as a component, their sections, and what to read next. */
export async function getArticlesWithText() {
  const published = await getPublished();
  const articles = published.map(({ article }) => article);
  return Promise.all(
    published.map(async ({ entry, article }) => {
      const { Content, headings } = await render(entry);
      return {
        article,
        Content,
        sections: headings
          .filter(({ depth, slug }) => depth === 2 && slug !== SOURCES_ID)
          .map(({ slug, text }): ArticleSection => ({ id: slug, title: text })),
        related: relatedArticles(article, articles, RELATED),
      };
    }),
  );
}

async function summarise({ id, data }: CollectionEntry<'articles'>): Promise<ArticleSummary> {
  const { imageUrl, draft, sample, ...frontMatter } = await withSiteWords(data);
  return {
    ...frontMatter,
    id,
    isoDate: isoDate(data.date),
    categoryPath: categoryPath(data.category),
    cover: coverOf(id, data),
  };
}

/** The address of a category's articles: `/blog/category/ai-research`. */
export function categoryPath(category: Category): string {
  return `/blog/category/${slugify(category)}`;
}

/** `/covers/<id>.svg` is laid from tiles; any other address is an image of the content. */
function coverOf(id: string, { imageUrl, category }: ArticleFrontMatter): CoverImage {
  if (imageUrl !== coverPath(id)) return { src: imageUrl };
  return { src: imageUrl, mosaic: { palette: COVER_PALETTES[category], seed: id } };
}
