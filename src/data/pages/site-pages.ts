/**
 * Declares every indexable page once: heads, social images, structured data, the sitemap and llms.txt are made from
 * this. A file in src/content/pages becomes a page automatically. Any other page needs copy in fixed-pages.yaml, a
 * schema for the copy, an entry here like that of the testimonials, and a route in src/pages.
 */
import { type ArticleList, getArticleLists, getListCopy } from '#data/articles/article-lists.ts';
import { type Article, getArticles } from '#data/articles/articles.ts';
import { getContent } from '#data/content.ts';
import { getLanguages, getPaths, getStrings, pathIn } from '#data/languages.ts';
import { memoize } from '#data/memoize.ts';
import { getTextPages } from '#data/pages/text-pages.ts';
import { MAX_TITLE_LENGTH } from '#data/reading/fields.ts';
import { isFile, siteFile } from '#data/reading/site-file.ts';
import type { SocialCard } from '#tiles/generated-images.ts';

interface Crumb {
  name: string;
  path: string;
}

interface Page {
  language: string;
  /** Identifies the page. All its translations have the same key. */
  key: string;
  /** The path within the site, without a trailing slash: `/`, `/it`, `/blog/page/2`. */
  path: string;
  /** The `<title>`. */
  title: string;
  description: string;
  /** The steps from the home page to this one, both included. */
  trail: Crumb[];
  image: SocialCard;
  /** The date of the newest dated content on the page, as `2025-04-15`; absent if nothing is dated. */
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

/** A page that is only a response, for example to an unknown address. It is not indexable. */
export interface ErrorPage extends Pick<Page, 'language' | 'title' | 'description'> {
  kind: 'error';
  name: 'notFound' | 'articleNotFound' | 'thanks';
}

type PageText = Record<'title' | 'description' | 'heading', string>;

/** Every page in every language, in no particular order. */
export const getSitePages = memoize((): SitePage[] => getLanguages().flatMap(pagesIn));

/** The indexable page at this path. There must be one. */
export function pageAt(path: string): SitePage {
  return getSitePages().find((page) => page.path === path) as SitePage;
}

/** All translations of a page, itself included, in the order of site.yaml. */
export function getTranslations(page: SitePage | ErrorPage): SitePage[] {
  return page.kind === 'error' ? [] : getSitePages().filter(({ key }) => key === page.key);
}

function pagesIn(language: string): SitePage[] {
  const { name: brand } = getContent('site', language);
  const copy = getContent('fixed-pages', language);
  const { headline, typedWord } = getContent('home', language).hero;
  const articles = getArticles(language);
  const paths = getPaths(language);
  const toHome = [{ name: brand, path: paths.home }];
  const toBlog = [...toHome, { name: copy.blog.heading, path: paths.blog }];

  /** The fields that all kinds of pages have. `above` holds the steps of the trail above the page. */
  const makePage = (path: string, text: PageText, above: Crumb[]) => ({
    language,
    path,
    title: pageTitle(text.title, brand),
    description: text.description,
    trail: [...above, { name: text.heading, path }],
    image: socialCard(path, text.heading, language),
  });

  return [
    {
      ...makePage(paths.home, { ...copy.home, heading: brand }, []),
      kind: 'home',
      key: 'home',
      lastModified: articles[0]?.isoDate,
      image: {
        ...socialCard(pathIn(language, '/home'), `${headline} ${typedWord}`, language),
        highlight: typedWord,
      },
    },
    {
      ...makePage(paths.testimonials, copy.testimonials, toHome),
      kind: 'plain',
      key: 'testimonials',
    },
    ...getTextPages(language).map(
      (text): SitePage => ({
        ...makePage(text.path, text, toHome),
        kind: 'plain',
        key: `page ${text.id}`,
        lastModified: text.reviewed,
      }),
    ),
    ...getArticleLists(language).map((list): SitePage => {
      const { path, category, page, pagePaths } = list;
      const listCopy = getListCopy(list);
      return {
        ...makePage(path, listCopy, category ? toBlog : toHome),
        kind: 'list',
        key: `list ${category?.id} ${page}`,
        list,
        lastModified: list.articles[0]?.isoDate,
        // All pages of a list share a picture.
        image: socialCard(pagePaths[0] ?? path, listCopy.heading, language),
      };
    }),
    ...articles.map((article): SitePage => {
      const { path, title, excerpt, category } = article;
      const above = [...toBlog, { name: category, path: article.categoryPath }];
      const page = makePage(path, { title, description: excerpt, heading: title }, above);
      const footer = `${article.author.name} · ${article.readTime}`;
      return {
        ...page,
        kind: 'article',
        key: `article ${article.id}`,
        article,
        lastModified: article.isoDate,
        image: { ...page.image, eyebrow: category, footer, ...coverOf(article) },
      };
    }),
  ];
}

export function getErrorPage(name: ErrorPage['name'], language: string): ErrorPage {
  const { title, description } = getContent('fixed-pages', language)[name];
  const { name: brand } = getContent('site', language);
  return { kind: 'error', name, language, title: pageTitle(title, brand), description };
}

/**
 * The `<title>`: the page's title and the brand, or only the title if it names the brand or both together are too long.
 */
export function pageTitle(title: string, brand: string): string {
  const branded = `${title} — ${brand}`;
  return title.includes(brand) || branded.length > MAX_TITLE_LENGTH ? title : branded;
}

/** The article cover, for the picture that a shared link shows. A cover on another site cannot be used. */
function coverOf({ mosaic, imageUrl, title, language, path }: Article): Partial<SocialCard> {
  if (mosaic) return { cover: mosaic };
  const photo = siteFile(imageUrl);
  if (!photo || !isFile(photo)) return {};
  return { photo, path: `/social${path}.jpg`, alt: getStrings(language).quotes.join(title) };
}

function socialCard(path: string, headline: string, language: string): SocialCard {
  const { name, tagline, url } = getContent('site', language);
  const { beside } = getContent('fixed-pages', language).socialImage;
  return {
    path: `/social${path}.png`,
    alt: `${getStrings(language).quotes.join(headline)}, ${beside}`,
    brand: name,
    eyebrow: tagline,
    headline,
    footer: new URL(url).host,
  };
}
