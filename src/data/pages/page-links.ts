/** What a page links to because of its place on the site: translations, the feed, and what the header marks. */

import { languageName } from '#languages/dictionaries.ts';
import { getArticles } from '../articles/articles.ts';
import { getLanguages, getPaths, pathIn } from '../languages.ts';
import { type ErrorPage, getSitePages, listKey, type SitePage } from './site-pages.ts';

/** The addresses by which the header may lead to a page: the section of the home page, the list, and its own. */
export function headerPathsTo(page: SitePage | ErrorPage): string[] {
  const { kind, key, language } = page;
  const paths = getPaths(language);
  const inSection = (section: string, list: string) => [pathIn(language, section), list];
  const own = kind === 'error' || kind === 'home' ? [] : [page.path];
  if (kind === 'list' || kind === 'article' || key === 'articleNotFound')
    return [...inSection('/#blog', paths.blog), ...own];
  if (kind === 'case' || key === 'work') return [...inSection('/#projects', paths.work), ...own];
  if (kind === 'service' || key === 'services')
    return [...inSection('/#services', paths.services), ...own];
  return own;
}

/** The key of the list that a page is in. */
const LISTS: Partial<Record<string, string>> = {
  list: listKey({ page: 1 }),
  article: listKey({ page: 1 }),
  case: 'work',
  service: 'services',
};

/** A link to a page in another language, with the language's name for itself. */
export interface LanguageLink {
  language: string;
  name: string;
  href: string;
}

/** Links to a page in the other languages. Without a translation, they lead to the list of such pages or to the home page. */
export function getLanguageLinks(page: SitePage | ErrorPage): LanguageLink[] {
  const translations = getTranslations(page);
  return getLanguages()
    .filter((language) => language !== page.language)
    .map((language) => {
      const translation = translations.find((one) => one.language === language);
      const list = getSitePages().find(
        (one) => one.language === language && one.key === LISTS[page.kind],
      );
      const name = languageName(language, getLanguages());
      const href = (translation ?? list)?.path ?? getPaths(language).home;
      return { language, name, href };
    });
}

/** The address of the feed in a language, if it has articles. */
export function getFeed(language: string): string | undefined {
  return getArticles(language).length > 0 ? getPaths(language).rss : undefined;
}

/** All translations of a page, itself included, in the order of site.yaml; none for an error page. */
export function getTranslations({ key }: SitePage | ErrorPage): SitePage[] {
  return getSitePages().filter((page) => page.key === key);
}
