import { type CollectionEntry, getCollection, render } from 'astro:content';
import type { CoverImage, CoverPalette } from '@/lib/cover-image';
import { isoDate } from '@/lib/dates';
import type { ArticleFrontMatter, Category } from '@/schemas/article';
import { withSiteWords } from './site';

/** An article without its text, as cards and lists show it. */
export interface ArticleSummary extends Omit<ArticleFrontMatter, 'imageUrl'> {
  id: string;
  /** `date` as `2025-04-15`. */
  isoDate: string;
  cover: CoverImage;
}

/** The id that the Markdown processor gives the heading of the footnotes. */
const SOURCES_ID = 'footnote-label';

const COVER_PALETTES: Readonly<Record<Category, CoverPalette>> = {
  'AI Research': 'research',
  'Healthcare AI': 'healthcare',
  'Quantum AI': 'quantum',
};

/** All articles, newest first. */
export async function getArticles(): Promise<ArticleSummary[]> {
  const articles = await Promise.all((await getCollection('articles')).map(summarise));
  return articles.toSorted((a, b) => b.isoDate.localeCompare(a.isoDate));
}

/** A section of an article, for its table of contents. */
export interface ArticleSection {
  /** The id of its heading. */
  id: string;
  title: string;
}

/**
 * All articles with their text as a component, their sections, and the article to read next: the one
 * published before, or after the oldest the newest.
 */
export async function getArticlesWithText() {
  const articles = await getArticles();
  const entries = await getCollection('articles');
  const places = new Map(articles.map(({ id }, place) => [id, place]));
  return Promise.all(
    entries.map(async (entry) => {
      const { Content, headings } = await render(entry);
      return {
        article: await summarise(entry),
        Content,
        sections: headings
          .filter(({ depth, slug }) => depth === 2 && slug !== SOURCES_ID)
          .map(({ slug, text }): ArticleSection => ({ id: slug, title: text })),
        next:
          articles.length > 1
            ? articles[((places.get(entry.id) ?? 0) + 1) % articles.length]
            : undefined,
      };
    }),
  );
}

async function summarise({ id, data }: CollectionEntry<'articles'>): Promise<ArticleSummary> {
  const { imageUrl, ...frontMatter } = await withSiteWords(data);
  return { ...frontMatter, id, isoDate: isoDate(data.date), cover: coverOf(id, data) };
}

/** `/covers/<id>.svg` is laid from tiles in the page itself; any other address is an image. */
function coverOf(id: string, { imageUrl, category }: ArticleFrontMatter): CoverImage {
  if (imageUrl !== coverPath(id)) return { kind: 'image', src: imageUrl };
  return { kind: 'mosaic', palette: COVER_PALETTES[category], seed: id };
}

/** The address of an article's generated cover. */
export function coverPath(id: string): string {
  return `/covers/${id}.svg`;
}
