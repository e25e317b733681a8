/** Page addresses such as `./blog`, relative to `baseURL`, which may have a base path. */
import {
  articles,
  cases,
  categoryPath,
  getPath,
  servicePages,
  textPages,
  translations,
} from './content.ts';

export const BLOG_PATH = `.${getPath('/blog')}`;
export const TESTIMONIALS_PATH = `.${getPath('/testimonials')}`;

/** Three articles at most, because all have the same layout. */
export const ARTICLE_PATHS = articles.slice(0, 3).map(({ path }) => `.${path}`);

/** The list of articles, if there are any. */
export const LISTS = articles.slice(0, 1).map(() => BLOG_PATH);

/** The list of cases and a case, the list of services and a service's page, if there are any. */
const WORK_PATHS = [cases, servicePages].flatMap((those) =>
  those.slice(0, 1).flatMap(({ path }) => [`.${path.replace(/\/[^/]+$/, '')}`, `.${path}`]),
);

/** An unknown article, and any other unknown path. */
export const UNKNOWN_ARTICLE_PATH = `${BLOG_PATH}/no-such-article`;
export const UNKNOWN_PATH = './no-such-page';

/** The site's pages, but only one page of a category and of an author, and three articles, because the others differ only in content. */
export const PAGE_PATHS = [
  './',
  TESTIMONIALS_PATH,
  ...LISTS,
  ...articles.slice(0, 1).map(({ category }) => `.${categoryPath(category)}`),
  ...articles
    .flatMap(({ author }) => author.path ?? [])
    .slice(0, 1)
    .map((path) => `.${path}`),
  ...ARTICLE_PATHS,
  ...WORK_PATHS,
  ...textPages.map(({ path }) => `.${path}`),
];

/** These pages, and the two not-found pages. */
export const ALL_PATHS = [...PAGE_PATHS, UNKNOWN_ARTICLE_PATH, UNKNOWN_PATH];

/** In each other language: the home page, an article, a case, a service's page and a page of text. */
export const TRANSLATED_PATHS = translations
  .slice(1)
  .flatMap((one) => [
    one.home,
    ...[one.articles, one.cases, one.servicePages, one.textPages].flatMap(([a]) => a?.path ?? []),
  ])
  .map((path) => `.${path}`);

/** One page of each layout, for tests that depend on styles and not on content. */
export const LAYOUTS = [
  './',
  TESTIMONIALS_PATH,
  ...LISTS,
  ...ARTICLE_PATHS.slice(0, 1),
  ...WORK_PATHS,
  ...textPages.slice(0, 1).map(({ path }) => `.${path}`),
  UNKNOWN_PATH,
];
