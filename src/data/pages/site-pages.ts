/** Declares every indexable page once, for its head, social image, structured data, sitemap entry and llms.txt. */

import { type ArticleList, getArticleLists, getListCopy } from '#data/articles/article-lists.ts';
import { type Article, getArticles } from '#data/articles/articles.ts';
import { getContent } from '#data/content.ts';
import { getLanguages, getPaths, getStrings, pathIn } from '#data/languages.ts';
import { getTextPages } from '#data/pages/text-pages.ts';
import { MAX_TITLE_LENGTH } from '#data/reading/fields.ts';
import { memoize } from '#data/reading/memoize.ts';
import { siteFile } from '#data/reading/site-file.ts';
import { getSite } from '#data/site/site.ts';
import { languageName } from '#languages/dictionaries.ts';
import type { SocialCard } from '#types.ts';

/** An indexable page. */
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

/** Whether a page is part of the blog: a list, an article, or the page for an unknown article. */
export function isInBlog({ kind, key }: SitePage | ErrorPage): boolean {
  return kind === 'list' || kind === 'article' || key === 'articleNotFound';
}

/** A link to a page in another language, with the language's name for itself. */
export interface LanguageLink {
  language: string;
  name: string;
  href: string;
}

/** Links to a page in the other languages. Without a translation, they lead to the list of articles or to the home page. */
export function getLanguageLinks(page: SitePage | ErrorPage): LanguageLink[] {
  const translations = getTranslations(page);
  return getLanguages()
    .filter((language) => language !== page.language)
    .map((language) => {
      const translation = translations.find((one) => one.language === language);
      const { home, blog } = getPaths(language);
      const fallback = page.kind !== 'error' && isInBlog(page) ? blog : home;
      const name = languageName(language, getLanguages());
      return { language, name, href: translation?.path ?? fallback };
    });
}

/** All translations of a page, itself included, in the order of site.yaml; none for an error page. */
export function getTranslations({ key }: SitePage | ErrorPage): SitePage[] {
  return getSitePages().filter((page) => page.key === key);
}

function pagesIn(language: string): SitePage[] {
  const { name: brand, tagline, url } = getSite(language);
  const copy = getContent('fixed-pages', language);
  const { hero } = getContent('home', language);
  const articles = getArticles(language);
  const paths = getPaths(language);
  const toHome = [{ name: brand, path: paths.home }];
  const toBlog = [...toHome, { name: copy.blog.heading, path: paths.blog }];

  const cardOf = (path: string, headline: string): SocialCard => ({
    path: `/social${path}.png`,
    alt: `${getStrings(language).quotes.join(headline)}, ${copy.socialImage.beside}`,
    brand,
    eyebrow: tagline,
    headline,
    footer: new URL(url).host,
  });

  /** The fields that all kinds of pages have. `above` holds the steps of the trail above the page. */
  const makePage = (key: string, path: string, text: PageText, above: SitePage['trail']) => ({
    language,
    key,
    path,
    title: pageTitle(text.title, brand),
    description: text.description,
    trail: [...above, { name: text.heading, path }],
    image: cardOf(path, text.heading),
  });

  return [
    {
      ...makePage('home', paths.home, { ...copy.home, heading: brand }, []),
      kind: 'home',
      lastModified: articles[0]?.isoDate,
      image: {
        ...cardOf(pathIn(language, '/home'), `${hero.headline} ${hero.typedWord}`),
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
    ...getArticleLists(language).map((list): SitePage => {
      const { path, category, page, pagePaths } = list;
      const listCopy = getListCopy(list);
      return {
        ...makePage(`list ${category?.id} ${page}`, path, listCopy, category ? toBlog : toHome),
        kind: 'list',
        list,
        lastModified: list.articles[0]?.isoDate,
        // All pages of a list share an image.
        image: cardOf(pagePaths[0] ?? path, listCopy.heading),
      };
    }),
    ...articles.map((article): SitePage => {
      const { id, path, title, excerpt, category } = article;
      const text = { title, description: excerpt, heading: title };
      const above = [...toBlog, { name: category, path: article.categoryPath }];
      const page = makePage(`article ${id}`, path, text, above);
      const footer = `${article.author.name} · ${article.readTime}`;
      return {
        ...page,
        kind: 'article',
        article,
        lastModified: article.isoDate,
        image: { ...page.image, eyebrow: category, footer, ...coverOf(article) },
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

/** The article cover, for the link preview. A cover on another site cannot be used. */
function coverOf({ mosaic, imageUrl, title, language, path }: Article): Partial<SocialCard> {
  if (mosaic) return { cover: mosaic };
  const photo = siteFile(imageUrl);
  if (!photo) return {};
  return { photo, path: `/social${path}.jpg`, alt: getStrings(language).quotes.join(title) };
}
