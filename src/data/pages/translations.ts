import { getLanguages, getPaths } from '#data/languages.ts';
import { languageName } from '#languages/dictionaries.ts';
import { type ErrorPage, getSitePages, type SitePage } from './site-pages.ts';

/** A page in every language that it exists in, its own included, in the order of site.yaml. */
export function getTranslations({ key }: SitePage): SitePage[] {
  return getSitePages().filter((page) => page.key === key);
}

/** A link to another language. */
export interface LanguageLink {
  language: string;
  /** The name of the language in that language. */
  name: string;
  href: string;
}

/**
 * The links from a page to the other languages: to its translation, or without one to the list of articles (for an
 * article or a list) or to the home page.
 */
export function getLanguageLinks(page: SitePage | ErrorPage): LanguageLink[] {
  const translations = page.kind === 'error' ? [] : getTranslations(page);
  const isOfBlog = page.kind === 'list' || page.kind === 'article';
  return getLanguages()
    .filter((language) => language !== page.language)
    .map((language) => {
      const translation = translations.find((other) => other.language === language);
      const { home, blog } = getPaths(language);
      const href = translation?.path ?? (isOfBlog ? blog : home);
      return { language, name: languageName(language, getLanguages()), href };
    });
}
