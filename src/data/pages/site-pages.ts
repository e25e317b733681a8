/**
 * Declares every indexable page once. Its head, social image and structured data, the sitemap and llms.txt are made
 * from this. A file in src/content/pages becomes a page automatically. Any other page needs copy in fixed-pages.yaml, a
 * schema for it, a function like getTestimonialsPage, and a route in src/pages.
 */
import { type ArticleList, getArticleLists, getListCopy } from '#data/articles/article-lists.ts';
import { type Article, getArticles } from '#data/articles/articles.ts';
import { getContent } from '#data/content.ts';
import { getLanguages, getPaths, getStrings, pathIn } from '#data/languages.ts';
import { memoize } from '#data/memoize.ts';
import { getTextPages, type TextPage } from '#data/pages/text-pages.ts';
import { MAX_TITLE_LENGTH } from '#data/reading/fields.ts';
import { isFile, siteFile } from '#data/reading/site-file.ts';
import type { Site } from '#data/site/site-schema.ts';
import type { SocialCard } from '#tiles/generated-images.ts';

interface Crumb {
  name: string;
  path: string;
}

interface Page {
  language: string;
  /** Identifies a page: the same in every language. */
  key: string;
  /** The path within the site, without a trailing slash: `/`, `/it`, `/blog/page/2`. */
  path: string;
  /** The `<title>`. */
  title: string;
  description: string;
  /** The steps from the home page to this one, both included. */
  trail: Crumb[];
  image: SocialCard;
  /** `2025-04-15`, the date of the newest content with a date; absent if there is none. */
  lastModified?: string | undefined;
}

/** An indexable page. */
export type SitePage = Page &
  (
    | { kind: 'home' }
    | { kind: 'plain' }
    | { kind: 'list'; list: ArticleList }
    | { kind: 'article'; article: Article }
  );

/** A page that only responds to something, such as an unknown address. It is not indexable. */
export interface ErrorPage {
  kind: 'error';
  name: ErrorName;
  language: string;
  title: string;
  description: string;
}

type ErrorName = 'notFound' | 'articleNotFound' | 'thanks';
type Metadata = { title: string; description: string };

/** Every page in every language, in no particular order. */
export const getSitePages = memoize((): SitePage[] =>
  getLanguages().flatMap((language) => [
    getHomePage(language),
    getTestimonialsPage(language),
    ...getTextPages(language).map(getTextSitePage),
    ...getArticleLists(language).map(getListPage),
    ...getArticles(language).map(getArticlePage),
  ]),
);

/** All translations of a page, itself included, in the order of site.yaml. */
export function getTranslations(page: SitePage | ErrorPage): SitePage[] {
  return page.kind === 'error' ? [] : getSitePages().filter(({ key }) => key === page.key);
}

export function getHomePage(language: string): SitePage {
  const { site, copy } = getSharedParts(language);
  const { headline, typedWord } = getContent('home', language).hero;
  const card = socialCard(pathIn(language, '/home'), `${headline} ${typedWord}`, language);
  return {
    ...makePage(language, pathIn(language, '/'), { ...copy.home, heading: site.name }, []),
    kind: 'home',
    key: 'home',
    lastModified: getArticles(language)[0]?.isoDate,
    image: { ...card, highlight: typedWord },
  };
}

export function getTestimonialsPage(language: string): SitePage {
  const { copy, crumbs } = getSharedParts(language);
  const page = makePage(language, getPaths(language).testimonials, copy.testimonials, crumbs);
  return { ...page, kind: 'plain', key: 'testimonials' };
}

/** A page of text about the site itself. */
export function getTextSitePage(text: TextPage): SitePage {
  const { language, id, path, reviewed: lastModified } = text;
  const page = makePage(language, path, text, getSharedParts(language).crumbs);
  return { ...page, kind: 'plain', key: `page ${id}`, lastModified };
}

/** A page of a list of articles. All pages of a list share a picture. */
export function getListPage(list: ArticleList): SitePage {
  const { language, category, path, page, articles, pagePaths } = list;
  const { crumbs, blogCrumbs } = getSharedParts(language);
  const copy = getListCopy(list);
  return {
    ...makePage(language, path, copy, category ? blogCrumbs : crumbs),
    kind: 'list',
    key: `list ${category?.id} ${page}`,
    list,
    lastModified: articles[0]?.isoDate,
    image: socialCard(pagePaths[0] ?? path, copy.heading, language),
  };
}

export function getArticlePage(article: Article): SitePage {
  const { language, id, path, title, excerpt, category, categoryPath, isoDate } = article;
  const above = [...getSharedParts(language).blogCrumbs, { name: category, path: categoryPath }];
  const copy = { title, description: excerpt, heading: title };
  const page = makePage(language, path, copy, above);
  const footer = `${article.author.name} · ${article.readTime}`;
  return {
    ...page,
    kind: 'article',
    key: `article ${id}`,
    article,
    lastModified: isoDate,
    image: { ...page.image, eyebrow: category, footer, ...coverOf(article) },
  };
}

/**
 * The fields that all kinds of pages have.
 *
 * @param above the steps of the trail above this page
 */
function makePage(
  language: string,
  path: string,
  { heading, ...metadata }: Metadata & { heading: string },
  above: Crumb[],
) {
  return {
    ...metadataOf(metadata, getContent('site')),
    language,
    path,
    trail: [...above, { name: heading, path }],
    image: socialCard(path, heading, language),
  };
}

/** The cover of an article for the picture of its shared link. A cover on another site cannot be used. */
function coverOf({ mosaic, imageUrl, title, language, path }: Article): Partial<SocialCard> {
  if (mosaic) return { cover: mosaic };
  const photo = siteFile(imageUrl);
  if (!photo || !isFile(photo)) return {};
  return { photo, path: `/social${path}.jpg`, alt: getStrings(language).quotes.join(title) };
}

export function getErrorPage(name: ErrorName, language: string): ErrorPage {
  const { site, copy } = getSharedParts(language);
  return { kind: 'error', name, language, ...metadataOf(copy[name], site) };
}

function getSharedParts(language: string) {
  const site = getContent('site', language);
  const copy = getContent('fixed-pages', language);
  const crumbs: Crumb[] = [{ name: site.name, path: pathIn(language, '/') }];
  const blogCrumb = { name: copy.blog.heading, path: pathIn(language, '/blog') };
  return { site, copy, crumbs, blogCrumbs: [...crumbs, blogCrumb] };
}

/**
 * The `<title>`: the page's title and the brand, or only the title if it names the brand or both together are too long.
 */
export function pageTitle(title: string, brand: string): string {
  const branded = `${title} — ${brand}`;
  return title.includes(brand) || branded.length > MAX_TITLE_LENGTH ? title : branded;
}

function metadataOf({ title, description }: Metadata, site: Site): Metadata {
  return { title: pageTitle(title, site.name), description };
}

function socialCard(path: string, headline: string, language: string): SocialCard {
  const { site, copy } = getSharedParts(language);
  const [start, end] = getStrings(language).quotes;
  return {
    path: `/social${path}.png`,
    alt: `${start}${headline}${end}, ${copy.socialImage.beside}`,
    brand: site.name,
    eyebrow: site.tagline,
    headline,
    footer: new URL(site.url).host,
  };
}
