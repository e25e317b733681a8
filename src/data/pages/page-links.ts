/** The links that depend on the page: those to its translations, and those of the header that lead to it. */

import { getSectionPath } from '#data/home/home-sections.ts';
import { getPaths } from '#data/site/paths.ts';
import { getLanguages } from '#data/site/site.ts';
import { getLanguageName } from '#languages/dictionaries.ts';
import { getSitePages, type MessagePage, type SitePage } from './site-pages.ts';

/** The section of the home page that leads to each area. */
const SECTIONS = { blog: 'blog', work: 'partners', services: 'services' } as const;

/** The paths of header links that lead to a page: its section of the home page, its list, and the page itself. */
export function getHeaderPaths(page: SitePage | MessagePage): string[] {
  const { kind, area, language } = page;
  const itself = kind === 'message' || kind === 'home' ? [] : [page.path];
  if (!area) return itself;
  const section = getSectionPath(language, SECTIONS[area]);
  return [...(section ? [section] : []), getPaths(language)[area], ...itself];
}

/** A link to a page in another language, with the language's name for itself. */
export type LanguageLink = ReturnType<typeof getLanguageLinks>[number];

/** Links to a page in the other languages. Without a translation, they lead to the list of such pages, or else home. */
export function getLanguageLinks(page: SitePage | MessagePage) {
  const others = getLanguages().filter((language) => language !== page.language);
  return others.map((language) => {
    const paths = getPaths(language);
    const list = page.area && paths[page.area];
    const target =
      getTranslations(page).find((translation) => translation.language === language) ??
      getSitePages().find(({ path }) => path === list);
    const name = getLanguageName(language);
    return { language, name, href: target?.path ?? paths.home };
  });
}

/** All translations of a page, itself included, in the order of site.yaml; none for a message page. */
export function getTranslations({ key }: SitePage | MessagePage): SitePage[] {
  return getSitePages().filter((page) => page.key === key);
}
