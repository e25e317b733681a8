/** Declares every indexable page once, for its head, social image, structured data, sitemap entry and llms.txt. */

import { type ArticleList, getArticleLists, getListCopy } from '#data/articles/article-lists.ts';
import { type Article, getArticles } from '#data/articles/articles.ts';
import { type Case, getCases } from '#data/cases/cases.ts';
import { getContent } from '#data/content.ts';
import { getLanguages, getPaths, getStrings, pathIn } from '#data/languages.ts';
import { getTextPages } from '#data/pages/text-pages.ts';
import { MAX_TITLE_LENGTH } from '#data/reading/fields.ts';
import { memoize } from '#data/reading/memoize.ts';
import { siteFile } from '#data/reading/site-file.ts';
import { articlesFor, getServicePages, type ServicePage } from '#data/services/service-pages.ts';
import { getSite } from '#data/site/site.ts';
import type { CoverDrawing, SocialCard } from '#types.ts';

export type SitePage = {
  language: string;
  /** Identifies the page. All its translations have the same key. */
  key: string;
  /** The path within the site, without a trailing slash: `/`, `/it`, `/blog/page/2`. */
  path: string;
  /** The `<title>`. */
  title: string;
  description: string;
  /** The steps from the home page to this one, both included. */
  trail: { name: string; path: string }[];
  image: SocialCard;
  /** The date of the newest dated content on the page, as `2025-04-15`; absent if nothing is dated. */
  lastModified?: string | undefined;
} & (
  | { kind: 'home' | 'plain' }
  | { kind: 'list'; list: ArticleList }
  | { kind: 'article'; article: Article }
  | { kind: 'case'; case: Case }
  | { kind: 'service'; page: ServicePage }
);

/** A page that is only a response, for example to an unknown address. It is not indexable. */
export interface ErrorPage extends Pick<SitePage, 'language' | 'title' | 'description'> {
  kind: 'error';
  key: 'notFound' | 'articleNotFound' | 'thanks';
}

type PageText = Record<'title' | 'description' | 'heading', string>;

/** Every indexable page, language by language, in the order of site.yaml. */
export const getSitePages = memoize((): SitePage[] => getLanguages().flatMap(pagesIn));

/**
 * The indexable page at this path.
 *
 * @throws if no page is declared there.
 */
export function pageAt(path: string): SitePage {
  const page = getSitePages().find((one) => one.path === path);
  if (!page) throw new Error(`src/data/pages/site-pages.ts declares no page at ${path}`);
  return page;
}

/** The key of a page of a list of articles. */
export function listKey({
  category,
  author,
  page,
}: Pick<ArticleList, 'category' | 'author' | 'page'>) {
  const group = author ? `author ${author.id}` : category ? `category ${category.id}` : 'all';
  return `list ${group} ${page}`;
}

function pagesIn(language: string): SitePage[] {
  const { name: brand, tagline, url } = getSite(language);
  const copy = getContent('fixed-pages', language);
  const { hero } = getContent('home', language);
  const articles = getArticles(language);
  const paths = getPaths(language);
  const toHome = [{ name: brand, path: paths.home }];
  const cases = getCases(language);
  const servicePages = getServicePages(language);
  const above = ({ heading }: PageText, path: string) => ({ name: heading, path });
  const toBlog = [...toHome, above(copy.blog, paths.blog)];

  const getCard = (path: string, headline: string): SocialCard => ({
    path: `/social${path}.png`,
    alt: `${getStrings(language).quotes.join(headline)}, ${copy.socialImage.beside}`,
    brand,
    eyebrow: tagline,
    headline,
    footer: new URL(url).host,
  });

  /** The fields that all kinds of pages have. `steps` are those of the trail above the page. */
  const makePage = (key: string, path: string, text: PageText, steps: SitePage['trail']) => ({
    language,
    key,
    path,
    title: pageTitle(text.title, brand),
    description: text.description,
    trail: [...steps, { name: text.heading, path }],
    image: getCard(path, text.heading),
  });

  return [
    {
      ...makePage('home', paths.home, { ...copy.home, heading: brand }, []),
      kind: 'home',
      lastModified: articles[0]?.isoDate,
      image: {
        ...getCard(pathIn(language, '/home'), `${hero.headline} ${hero.typedWord}`),
        highlight: hero.typedWord,
      },
    },
    { ...makePage('testimonials', paths.testimonials, copy.testimonials, toHome), kind: 'plain' },
    ...getTextPages(language).map(
      (text): SitePage => ({
        ...makePage(`page ${text.id}`, text.path, text, toHome),
        kind: 'plain',
        lastModified: text.reviewed,
      }),
    ),
    ...(cases.length > 0
      ? [{ ...makePage('work', paths.work, copy.work, toHome), kind: 'plain' as const }]
      : []),
    ...cases.map((one): SitePage => {
      const { id, path, title, excerpt: description, partner, motif, imageUrl } = one;
      const text = { title, description, heading: title };
      const page = makePage(`case ${id}`, path, text, [...toHome, above(copy.work, paths.work)]);
      const cover = { palette: motif, seed: id };
      const image = { ...page.image, eyebrow: partner.name, footer: `${one.year}` };
      return {
        ...page,
        kind: 'case',
        case: one,
        image: { ...image, ...getCover(one, imageUrl ? undefined : cover) },
      };
    }),
    ...(servicePages.length > 0
      ? [{ ...makePage('services', paths.services, copy.services, toHome), kind: 'plain' as const }]
      : []),
    ...servicePages.map((one): SitePage => {
      const { id, path, service } = one;
      const trail = [...toHome, above(copy.services, paths.services)];
      const page = makePage(`service ${id}`, path, one, trail);
      const cover = { palette: service.motif, seed: id };
      return {
        ...page,
        kind: 'service',
        page: one,
        lastModified: articlesFor(one)[0]?.isoDate,
        image: { ...page.image, eyebrow: service.title, cover },
      };
    }),
    ...getArticleLists(language).map((list): SitePage => {
      const { path, category, author, pagePaths } = list;
      const listCopy = getListCopy(list);
      return {
        ...makePage(listKey(list), path, listCopy, category || author ? toBlog : toHome),
        kind: 'list',
        list,
        lastModified: list.articles[0]?.isoDate,
        // All pages of a list share an image.
        image: getCard(pagePaths[0] ?? path, listCopy.heading),
      };
    }),
    ...articles.map((article): SitePage => {
      const { id, path, title, excerpt, category } = article;
      const text = { title, description: excerpt, heading: title };
      const trail = [...toBlog, { name: category, path: article.categoryPath }];
      const page = makePage(`article ${id}`, path, text, trail);
      const footer = `${article.author.name} · ${article.readTime}`;
      return {
        ...page,
        kind: 'article',
        article,
        lastModified: article.isoDate,
        image: { ...page.image, eyebrow: category, footer, ...getCover(article, article.drawing) },
      };
    }),
  ];
}

export function getErrorPage(key: ErrorPage['key'], language: string): ErrorPage {
  const { title, description } = getContent('fixed-pages', language)[key];
  const { name: brand } = getSite(language);
  return { kind: 'error', key, language, title: pageTitle(title, brand), description };
}

/** The `<title>`: the page's title, and the brand if the title does not name it and both fit. */
export function pageTitle(title: string, brand: string): string {
  const branded = `${title} — ${brand}`;
  return title.includes(brand) || branded.length > MAX_TITLE_LENGTH ? title : branded;
}

/** What is beside the text of a link preview: tiles or a picture, but not one on another site. */
function getCover(
  { imageUrl, title, language, path }: Pick<Article | Case, keyof Article & keyof Case>,
  cover?: CoverDrawing,
): Partial<SocialCard> {
  if (cover) return { cover };
  const photo = imageUrl && siteFile(imageUrl);
  if (!photo) return {};
  return { photo, path: `/social${path}.jpg`, alt: getStrings(language).quotes.join(title) };
}
