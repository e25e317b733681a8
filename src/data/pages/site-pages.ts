/** Declares each indexable page once, for its route, head, social image, structured data, sitemap entry and llms.txt. */

import { type ArticleListPage, getListCopy, getListPages } from '#data/articles/article-lists.ts';
import { type Article, getArticles } from '#data/articles/articles.ts';
import { type CaseStudy, getCases } from '#data/cases/cases.ts';
import { getContent } from '#data/content.ts';
import { getHomeSections } from '#data/home/home-sections.ts';
import { memoize } from '#data/memoize.ts';
import { getProsePages, type ProsePage } from '#data/pages/prose-pages.ts';
import { MAX_TITLE_LENGTH } from '#data/reading/fields.ts';
import {
  getServiceArticles,
  getServicePages,
  type ServicePage,
} from '#data/services/service-pages.ts';
import { getLanguageParams, getPaths, toLanguagePath } from '#data/site/paths.ts';
import { getLanguages, getSite } from '#data/site/site.ts';
import { toFilePath } from '#data/urls/site-file.ts';
import { getStrings } from '#languages/dictionaries.ts';
import type { Strings } from '#languages/en.ts';
import type { CoverDrawing, SocialCard } from '#types.ts';

/** A part of the site: a page with a list, such as /blog, and the pages that it leads to. */
type Area = 'blog' | 'work' | 'services';

/** What the pages of a kind have in common. */
interface Traits {
  area?: Area | undefined;
  /** What search results call such a page. Without this, such pages are not searched. */
  searchKind?: keyof Strings['search']['kinds'];
  /** The part of llms.txt that lists such a page. */
  llmsPart?: 'pages' | 'cases' | 'articles';
}

/** The kinds of indexable pages. Each has a route in src/pages/[...language], which calls `getRoutes` with the kind. */
const KINDS = {
  home: { searchKind: 'plain', llmsPart: 'pages' },
  testimonials: { searchKind: 'plain', llmsPart: 'pages' },
  prose: { searchKind: 'plain', llmsPart: 'pages' },
  articles: { area: 'blog', llmsPart: 'pages' },
  article: { area: 'blog', searchKind: 'article', llmsPart: 'articles' },
  work: { area: 'work', searchKind: 'plain', llmsPart: 'pages' },
  case: { area: 'work', searchKind: 'case', llmsPart: 'cases' },
  services: { area: 'services', searchKind: 'plain', llmsPart: 'pages' },
  service: { area: 'services', searchKind: 'service' },
} as const satisfies Record<string, Traits>;

type Kind = keyof typeof KINDS;

export type SitePage = Traits & {
  language: string;
  /** Identifies the page. All its translations have the same key. */
  key: string;
  /** The path within the site, without a trailing slash: `/`, `/it`, `/blog/page/2`. */
  path: string;
  title: string;
  description: string;
  /** The steps from the home page to this one, both included. */
  trail: Crumb[];
  image: SocialCard;
  /** The date of the newest dated content on the page: `2025-04-15` or `2025-04-15T09:30Z`. */
  lastModified?: string | undefined;
} & (
    | { kind: 'home' | 'testimonials' | 'work' | 'services' }
    | { kind: 'prose'; prosePage: ProsePage }
    | { kind: 'articles'; listPage: ArticleListPage }
    | { kind: 'article'; article: Article }
    | { kind: 'case'; caseStudy: CaseStudy }
    | { kind: 'service'; servicePage: ServicePage }
  );

interface Crumb {
  name: string;
  path: string;
}

/** A page with one message, ‘not found’ or ‘thank you’. It is not indexable. */
export interface MessagePage extends Pick<SitePage, 'language' | 'title' | 'description' | 'area'> {
  kind: 'message';
  key: MessageKey;
}

export type MessageKey = 'notFound' | 'articleNotFound' | 'thanks';

/** Every indexable page, language by language, in the order of site.yaml. */
export const getSitePages = memoize((): SitePage[] => getLanguages().flatMap(pagesIn));

/**
 * The routes of the pages of a kind, for `getStaticPaths` in the kind's file. The page is a prop of the route. The end of
 * its address, after the folder, is the parameter `path`.
 */
export function getRoutes<Name extends Kind>(kind: Name) {
  const isOfKind = (page: SitePage): page is SitePage & { kind: Name } => page.kind === kind;
  return getSitePages()
    .filter(isOfKind)
    .map((page) => {
      const { home, ...paths } = getPaths(page.language);
      const folder = page.area ? paths[page.area] : home.replace(/^\/$/, '');
      const path = page.path.slice(folder.length + 1) || undefined;
      return { params: { ...getLanguageParams(page.language), path }, props: { page } };
    });
}

function pagesIn(language: string): SitePage[] {
  const paths = getPaths(language);
  const copy = getContent('fixed-pages', language);
  const cases = getCases(language).map(toCasePage);
  const services = getServicePages(language).map(toServicePage);
  return [
    getHomePage(language),
    makePage('testimonials', { ...copy.testimonials, language, path: paths.testimonials }),
    ...getProsePages(language).map(toProsePage),
    ...(cases.length > 0 ? [makePage('work', { ...copy.work, language, path: paths.work })] : []),
    ...cases,
    ...(services.length > 0
      ? [makePage('services', { ...copy.services, language, path: paths.services })]
      : []),
    ...services,
    ...getListPages(language).map(toListPage),
    ...getArticles(language).map(toArticlePage),
  ];
}

interface PageBasics
  extends Record<'language' | 'path' | 'title' | 'description' | 'heading', string> {
  /** The same in every language. Needed where a kind has several pages. */
  id?: string;
  /** A step of the trail between the list and the page. */
  parent?: Crumb;
}

/** The fields that pages of every kind have. */
function makePage<Name extends Kind>(
  kind: Name,
  { language, path, title, description, heading, id = '', parent }: PageBasics,
  card: Partial<SocialCard> = {},
) {
  const { name: brand, tagline, url } = getSite(language);
  const copy = getContent('fixed-pages', language);
  const paths = getPaths(language);
  const { area }: Traits = KINDS[kind];
  const above = [
    { name: brand, path: paths.home },
    ...(area ? [{ name: copy[area].heading, path: paths[area] }] : []),
    ...(parent ? [parent] : []),
  ];
  const headline = card.headline ?? heading;
  return {
    ...KINDS[kind],
    kind,
    language,
    key: `${kind} ${id}`,
    path,
    title: getPageTitle(title, brand),
    description,
    trail: [...above.filter((step) => step.path !== path), { name: heading, path }],
    image: {
      path: `/social${path}.png`,
      alt: `${getStrings(language).quotes.join(headline)}, ${copy.socialImage.beside}`,
      brand,
      kicker: tagline,
      headline,
      footer: new URL(url).host,
      ...card,
    },
  };
}

function getHomePage(language: string) {
  const { home } = getContent('fixed-pages', language);
  const { headline, typedWord } = getContent('home', language).hero;
  const basics = {
    ...home,
    heading: getSite(language).name,
    language,
    path: toLanguagePath(language, '/'),
  };
  const card = {
    path: `/social${toLanguagePath(language, '/home')}.png`,
    headline: `${headline} ${typedWord}`,
    highlight: typedWord,
  };
  const articles = getHomeSections(language).includes('blog') ? getArticles(language) : [];
  return { ...makePage('home', basics, card), lastModified: articles[0]?.isoDate };
}

function toProsePage(prosePage: ProsePage) {
  return { ...makePage('prose', prosePage), prosePage, lastModified: prosePage.reviewed };
}

function toCasePage(caseStudy: CaseStudy) {
  const { id, title, excerpt, partner, motif, year, imageUrl } = caseStudy;
  const basics = { ...caseStudy, heading: title, description: excerpt };
  const card = {
    kicker: partner.name,
    footer: String(year),
    ...getCardPicture(caseStudy, imageUrl ? undefined : { palette: motif, seed: id }),
  };
  return { ...makePage('case', basics, card), caseStudy };
}

function toServicePage(servicePage: ServicePage) {
  const { id, service } = servicePage;
  const card = { kicker: service.title, drawing: { palette: service.motif, seed: id } };
  const lastModified = getServiceArticles(servicePage)[0]?.isoDate;
  return { ...makePage('service', servicePage, card), servicePage, lastModified };
}

function toListPage(listPage: ArticleListPage) {
  const { language, path, pagePaths, articles } = listPage;
  // All pages of a list share an image.
  const card = { path: `/social${pagePaths[0]}.png` };
  const page = makePage('articles', { ...getListCopy(listPage), language, path }, card);
  return { ...page, listPage, lastModified: articles[0]?.isoDate };
}

function toArticlePage(article: Article) {
  const { title, excerpt, category, categoryPath, author, readTime, isoDate, drawing } = article;
  const parent = { name: category, path: categoryPath };
  const basics = { ...article, heading: title, description: excerpt, parent };
  const card = {
    kicker: category,
    footer: `${author.name} · ${readTime}`,
    ...getCardPicture(article, drawing),
  };
  return { ...makePage('article', basics, card), article, lastModified: isoDate };
}

export function getMessagePage(key: MessageKey, language: string): MessagePage {
  const { title, description } = getContent('fixed-pages', language)[key];
  const { name: brand } = getSite(language);
  const area = key === 'articleNotFound' ? 'blog' : undefined;
  return { kind: 'message', key, area, language, title: getPageTitle(title, brand), description };
}

/** The `<title>`: the page's title, and the brand if the title does not name it and both fit. */
export function getPageTitle(title: string, brand: string): string {
  const branded = `${title} — ${brand}`;
  return title.includes(brand) || branded.length > MAX_TITLE_LENGTH ? title : branded;
}

/** What is beside the text of a link preview: tiles or a picture, but not one on another site. */
function getCardPicture(
  { imageUrl, title, language, path }: Article | CaseStudy,
  drawing?: CoverDrawing,
): Partial<SocialCard> {
  if (drawing) return { drawing };
  const pictureFile = imageUrl && toFilePath(imageUrl);
  if (!pictureFile) return {};
  return { pictureFile, path: `/social${path}.jpg`, alt: getStrings(language).quotes.join(title) };
}
