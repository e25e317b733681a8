/** Declares every indexable page once, for its route, head, social image, structured data, sitemap entry and llms.txt. */

import { type ArticleList, getArticleLists, getListCopy } from '#data/articles/article-lists.ts';
import { type Article, getArticles } from '#data/articles/articles.ts';
import { type CaseStudy, getCases } from '#data/cases/cases.ts';
import { getContent } from '#data/content.ts';
import { getTextPages, type TextPage } from '#data/pages/text-pages.ts';
import { MAX_TITLE_LENGTH } from '#data/reading/fields.ts';
import { memoize } from '#data/reading/memoize.ts';
import { siteFile } from '#data/reading/site-file.ts';
import { articlesFor, getServicePages, type ServicePage } from '#data/services/service-pages.ts';
import { getPaths, languageParams, pathIn } from '#data/site/addresses.ts';
import { getLanguages, getSite } from '#data/site/site.ts';
import { getStrings } from '#languages/dictionaries.ts';
import type { Strings } from '#languages/en.ts';
import type { CoverDrawing, SocialCard } from '#types.ts';

/** A part of the site: a page with a list, such as /blog, and the pages that it leads to. */
type Area = 'blog' | 'work' | 'services';

/** What all pages of a kind have. */
interface Traits {
  area?: Area | undefined;
  /** What search results call such a page. Without this, it is not searched. */
  searchKind?: keyof Strings['search']['kinds'];
  /** The part of llms.txt that lists such a page. */
  llmsPart?: 'pages' | 'cases' | 'articles';
}

/** The kinds of pages. Each has a route in src/pages/[...language], which calls `getRoutes` with the kind. */
const KINDS = {
  home: { searchKind: 'plain', llmsPart: 'pages' },
  testimonials: { searchKind: 'plain', llmsPart: 'pages' },
  text: { searchKind: 'plain', llmsPart: 'pages' },
  list: { area: 'blog', llmsPart: 'pages' },
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
  /** The `<title>`. */
  title: string;
  description: string;
  /** The steps from the home page to this one, both included. */
  trail: Step[];
  image: SocialCard;
  /** The date of the newest dated content on the page, as `2025-04-15`; absent if nothing is dated. */
  lastModified?: string | undefined;
} & (
    | { kind: 'home' | 'testimonials' | 'work' | 'services' }
    | { kind: 'text'; text: TextPage }
    | { kind: 'list'; list: ArticleList }
    | { kind: 'article'; article: Article }
    | { kind: 'case'; caseStudy: CaseStudy }
    | { kind: 'service'; servicePage: ServicePage }
  );

interface Step {
  name: string;
  path: string;
}

/** A page that is only a response, for example to an unknown address. It is not indexable. */
export interface ErrorPage extends Pick<SitePage, 'language' | 'title' | 'description' | 'area'> {
  kind: 'error';
  key: 'notFound' | 'articleNotFound' | 'thanks';
}

interface PageText extends Record<'title' | 'description' | 'heading', string> {
  /** The same in every language. */
  id?: string;
}

/** Every indexable page, language by language, in the order of site.yaml. */
export const getSitePages = memoize((): SitePage[] => getLanguages().flatMap(pagesIn));

/**
 * The routes of the pages of a kind, for `getStaticPaths` in the kind's file. The page is a prop of the route. The end of
 * its address, after the folder, is a parameter: `id`, `list` and `page`, because files name it differently.
 */
export function getRoutes<Name extends Kind>(kind: Name) {
  const isOfKind = (page: SitePage): page is SitePage & { kind: Name } => page.kind === kind;
  return getSitePages()
    .filter(isOfKind)
    .map((page) => {
      const { home, ...paths } = getPaths(page.language);
      const folder = page.area ? paths[page.area] : home.replace(/^\/$/, '');
      const rest = page.path.slice(folder.length + 1) || undefined;
      const params = { ...languageParams(page.language), id: rest, list: rest, page: rest };
      return { params, props: { page } };
    });
}

function pagesIn(language: string): SitePage[] {
  const { name: brand, tagline, url } = getSite(language);
  const copy = getContent('fixed-pages', language);
  const { hero } = getContent('home', language);
  const paths = getPaths(language);
  const articles = getArticles(language);
  const cases = getCases(language);
  const servicePages = getServicePages(language);

  /** What pages of all kinds have. `category` is a step of the trail between the list and the page. */
  function makePage<Name extends Kind>(
    kind: Name,
    path: string,
    text: PageText,
    { category, ...card }: Partial<SocialCard> & { category?: Step } = {},
  ) {
    const { area }: Traits = KINDS[kind];
    const above = [
      { name: brand, path: paths.home },
      ...(area ? [{ name: copy[area].heading, path: paths[area] }] : []),
      ...(category ? [category] : []),
    ];
    const headline = card.headline ?? text.heading;
    return {
      ...KINDS[kind],
      kind,
      language,
      key: `${kind} ${text.id ?? ''}`,
      path,
      title: pageTitle(text.title, brand),
      description: text.description,
      trail: [...above.filter((step) => step.path !== path), { name: text.heading, path }],
      image: {
        path: `/social${path}.png`,
        alt: `${getStrings(language).quotes.join(headline)}, ${copy.socialImage.beside}`,
        brand,
        eyebrow: tagline,
        headline,
        footer: new URL(url).host,
        ...card,
      },
    };
  }

  const homeCard = {
    path: `/social${pathIn(language, '/home')}.png`,
    headline: `${hero.headline} ${hero.typedWord}`,
    highlight: hero.typedWord,
  };
  return [
    {
      ...makePage('home', paths.home, { ...copy.home, heading: brand }, homeCard),
      lastModified: articles[0]?.isoDate,
    },
    makePage('testimonials', paths.testimonials, copy.testimonials),
    ...getTextPages(language).map((text) => ({
      ...makePage('text', text.path, text),
      text,
      lastModified: text.reviewed,
    })),
    ...(cases.length > 0 ? [makePage('work', paths.work, copy.work)] : []),
    ...cases.map((caseStudy) => {
      const { id, path, partner, motif, year, imageUrl } = caseStudy;
      const cover = imageUrl ? undefined : { palette: motif, seed: id };
      return {
        ...makePage('case', path, toPageText(caseStudy), {
          eyebrow: partner.name,
          footer: `${year}`,
          ...getCover(caseStudy, cover),
        }),
        caseStudy,
      };
    }),
    ...(servicePages.length > 0 ? [makePage('services', paths.services, copy.services)] : []),
    ...servicePages.map((servicePage) => {
      const { id, path, service } = servicePage;
      return {
        ...makePage('service', path, servicePage, {
          eyebrow: service.title,
          cover: { palette: service.motif, seed: id },
        }),
        servicePage,
        lastModified: articlesFor(servicePage)[0]?.isoDate,
      };
    }),
    ...getArticleLists(language).map((list) => ({
      // All pages of a list share an image.
      ...makePage('list', list.path, getListCopy(list), {
        path: `/social${list.pagePaths[0]}.png`,
      }),
      list,
      lastModified: list.articles[0]?.isoDate,
    })),
    ...articles.map((article) => {
      const { path, category, categoryPath, author, readTime, isoDate } = article;
      return {
        ...makePage('article', path, toPageText(article), {
          category: { name: category, path: categoryPath },
          eyebrow: category,
          footer: `${author.name} · ${readTime}`,
          ...getCover(article, article.drawing),
        }),
        article,
        lastModified: isoDate,
      };
    }),
  ];
}

const toPageText = ({ id, title, excerpt }: Article | CaseStudy): PageText => ({
  id,
  title,
  description: excerpt,
  heading: title,
});

export function getErrorPage(key: ErrorPage['key'], language: string): ErrorPage {
  const { title, description } = getContent('fixed-pages', language)[key];
  const { name: brand } = getSite(language);
  const area = key === 'articleNotFound' ? 'blog' : undefined;
  return { kind: 'error', key, area, language, title: pageTitle(title, brand), description };
}

/** The `<title>`: the page's title, and the brand if the title does not name it and both fit. */
export function pageTitle(title: string, brand: string): string {
  const branded = `${title} — ${brand}`;
  return title.includes(brand) || branded.length > MAX_TITLE_LENGTH ? title : branded;
}

/** What is beside the text of a link preview: tiles or a picture, but not one on another site. */
function getCover(
  { imageUrl, title, language, path }: Article | CaseStudy,
  cover?: CoverDrawing,
): Partial<SocialCard> {
  if (cover) return { cover };
  const photo = imageUrl && siteFile(imageUrl);
  if (!photo) return {};
  return { photo, path: `/social${path}.jpg`, alt: getStrings(language).quotes.join(title) };
}
