import { categoryPath } from '../../support/content.ts';
import { ARTICLES } from '../../support/specified.ts';

export const ARTICLE_PATHS = ARTICLES.map(({ id }) => `/blog/${id}`);

/** An unknown article, and any other unknown path. */
export const UNKNOWN_ARTICLE_PATH = '/blog/no-such-article';
export const UNKNOWN_PATH = '/no-such-page';

/** Every page of the site, with one of the category pages, which differ only in content. */
export const PAGE_PATHS = [
  '/',
  '/testimonials',
  '/blog',
  categoryPath(ARTICLES[0].category),
  ...ARTICLE_PATHS,
  '/accessibility',
];

/** Every page of the site, and the two not-found pages. */
export const ADDRESSES = [...PAGE_PATHS, UNKNOWN_ARTICLE_PATH, UNKNOWN_PATH];

/** One page of each layout, for what depends on styles and not on content. */
export const LAYOUTS = [
  '/',
  '/testimonials',
  '/blog',
  `/blog/${ARTICLES[0].id}`,
  '/accessibility',
  UNKNOWN_PATH,
];
