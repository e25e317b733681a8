/**
 * Every indexable page, declared once: head, social image, structured data, sitemap and llms.txt are made from this. A
 * file in src/content/pages is a page automatically. Another one needs a name in PLAIN_PAGES, copy in fixed-pages.yaml
 * and its schema, and a route in src/pages.
 */
import { type ArticleList, getArticleLists, getListCopy } from '#data/articles/article-lists.ts';
import { type Article, getArticles } from '#data/articles/articles.ts';
import { getContent } from '#data/content.ts';
import { getLanguages, getStrings, pathIn } from '#data/languages.ts';
import { once } from '#data/once.ts';
import { getTextPages, type TextPage } from '#data/pages/text-pages.ts';
import { LONGEST_TITLE } from '#data/reading/fields.ts';
import { isFile, siteFile } from '#data/reading/site-file.ts';
import type { Site } from '#data/site/site-schema.ts';
import type { SocialCard } from '#tiles/generated-images.ts';

/** A step of the breadcrumb trail. */
interface Crumb {
  name: string;
  path: string;
}

interface Page {
  language: string;
  /** Identifies a page: the same in every language. */
  key: string;
  /** Within the site, without a trailing slash: `/`, `/it`, `/blog/page/2`. */
  path: string;
  /** The `<title>`. */
  title: string;
  description: string;
  /** The steps from the home page to this one, both included. */
  trail: Crumb[];
  /** The picture that a shared link shows. */
  image: SocialCard;
  /** `2025-04-15`, the date of the newest content with a date; absent where there is none. */
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

/** A page that is only a response, such as to an unknown address. It is not indexable. */
export interface ErrorPage {
  kind: 'error';
  name: ErrorName;
  language: string;
  title: string;
  description: string;
}

/** Pages with a layout of their own, by their names in fixed-pages.yaml. */
const PLAIN_PAGES = ['testimonials'] as const;

type PlainName = (typeof PLAIN_PAGES)[number];
type ErrorName = 'notFound' | 'articleNotFound' | 'thanks';
type Metadata = { title: string; description: string };

/** Every page in every language, in no particular order. */
export const getSitePages = once((): SitePage[] =>
  getLanguages().flatMap((language) => [
    getHomePage(language),
    ...PLAIN_PAGES.map((name) => getPlainPage(name, language)),
    ...getTextPages(language).map(getTextSitePage),
    ...getArticleLists(language).map(getListPage),
    ...getArticles(language).map(getArticlePage),
  ]),
);

/** A page in every language that it exists in, its own included, in the order of site.yaml. */
export function getTranslations(page: SitePage | ErrorPage): SitePage[] {
  return page.kind === 'error' ? [] : getSitePages().filter(({ key }) => key === page.key);
}

export function getHomePage(language: string): SitePage {
  const { site, copy, crumbs } = getSharedParts(language);
  const { headline, typedWord } = getContent('home', language).hero;
  const path = pathIn(language, '/');
  const [newest] = getArticles(language);
  return {
    ...metadataOf(copy.home, site),
    kind: 'home',
    key: 'home',
    language,
    path,
    trail: crumbs,
    lastModified: newest?.isoDate,
    image: {
      ...socialCard(pathIn(language, '/home'), `${headline} ${typedWord}`, language),
      highlight: typedWord,
    },
  };
}

/** A page that is neither home nor about articles, by its name in fixed-pages.yaml, which is its address. */
export function getPlainPage(name: PlainName, language: string): SitePage {
  const copy = getContent('fixed-pages', language)[name];
  return { ...plainPage(language, pathIn(language, `/${name}`), copy), key: name };
}

/** A page of text about the site itself. */
export function getTextSitePage(page: TextPage): SitePage {
  const { language, id, path, reviewed: lastModified } = page;
  return { ...plainPage(language, path, page), key: `page ${id}`, lastModified };
}

function plainPage(language: string, path: string, copy: Metadata & { heading: string }) {
  const { site, crumbs } = getSharedParts(language);
  return {
    ...metadataOf(copy, site),
    kind: 'plain' as const,
    language,
    path,
    trail: [...crumbs, { name: copy.heading, path }],
    image: socialCard(path, copy.heading, language),
  };
}

/** A page of a list of articles. All pages of a list share a picture. */
export function getListPage(list: ArticleList): SitePage {
  const { language, category, path, page, articles, pagePaths } = list;
  const { site, blogCrumbs } = getSharedParts(language);
  const listCopy = getListCopy(list);
  const ownCrumb = { name: listCopy.heading, path };
  return {
    ...metadataOf(listCopy, site),
    kind: 'list',
    key: `list ${category?.id} ${page}`,
    language,
    list,
    path,
    trail: category ? [...blogCrumbs, ownCrumb] : [...blogCrumbs.slice(0, -1), ownCrumb],
    lastModified: articles[0]?.isoDate,
    image: socialCard(pagePaths[0] ?? path, listCopy.heading, language),
  };
}

export function getArticlePage(article: Article): SitePage {
  const { language, id, path, title, excerpt, category, categoryPath, isoDate } = article;
  const { site, blogCrumbs } = getSharedParts(language);
  const card = socialCard(path, title, language);
  return {
    ...metadataOf({ title, description: excerpt }, site),
    kind: 'article',
    key: `article ${id}`,
    language,
    article,
    path,
    trail: [...blogCrumbs, { name: category, path: categoryPath }, { name: title, path }],
    lastModified: isoDate,
    image: {
      ...card,
      eyebrow: category,
      footer: `${article.author.name} · ${article.readTime}`,
      ...coverOf(article),
    },
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

/** The `<title>`: the page's title with the brand, unless it already names it or gets too long. */
export function pageTitle(title: string, brand: string): string {
  const branded = `${title} — ${brand}`;
  return title.includes(brand) || branded.length > LONGEST_TITLE ? title : branded;
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
