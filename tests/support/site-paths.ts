/** Page addresses such as `./blog`, relative to `baseURL`, which may have a base path. */
import {
  articleLists,
  articles,
  cases,
  getPath,
  servicePages,
  textPages,
  translations,
} from './content.ts';

export const BLOG_PATH = `.${getPath('/blog')}`;
export const TESTIMONIALS_PATH = `.${getPath('/testimonials')}`;

const pathsOf = (pages: readonly { path: string }[]) => pages.map(({ path }) => `.${path}`);
const firstOf = (pages: readonly { path: string }[]) => pathsOf(pages.slice(0, 1));

/** The list of articles, if there are any. */
export const LISTS = articles.slice(0, 1).map(() => BLOG_PATH);

/** An unknown article, and any other unknown path. */
export const UNKNOWN_PATHS = [`${BLOG_PATH}/no-such-article`, './no-such-page'] as const;
const [, UNKNOWN_PATH] = UNKNOWN_PATHS;

/** One page of each layout, for tests that depend on styles and not on content. */
export const LAYOUTS = [
  './',
  TESTIMONIALS_PATH,
  ...LISTS,
  ...firstOf(articles),
  // The lists of cases and services, and a page of each.
  ...[cases, servicePages].flatMap(firstOf).flatMap((path) => [path.replace(/\/[^/]+$/, ''), path]),
  ...firstOf(textPages),
  UNKNOWN_PATH,
];

/** These pages, with a category, an author, three articles and every page of text, for tests that depend on content. */
export const PAGE_PATHS = [
  ...new Set([
    ...LAYOUTS.filter((path) => path !== UNKNOWN_PATH),
    ...['category', 'author'].flatMap((kind) =>
      firstOf(articleLists.filter((list) => list.kind === kind)),
    ),
    ...pathsOf(articles.slice(0, 3)),
    ...pathsOf(textPages),
  ]),
];

/** In each other language: the home page, an article, a case, a service's page and a page of text. */
export const TRANSLATED_PATHS = translations
  .slice(1)
  .flatMap(({ home, ...one }) => [
    `.${home}`,
    ...[one.articles, one.cases, one.servicePages, one.textPages].flatMap(firstOf),
  ]);
