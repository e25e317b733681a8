import { getArticles } from '#data/articles/articles.ts';
import { getContent } from '#data/content.ts';
import { toLanguagePath } from '#data/site/paths.ts';
import type { HomeSectionName } from './home-schema.ts';

/** The ids of sections that have another name in content. */
const IDS: Partial<Record<HomeSectionName, string>> = { partners: 'projects' };

/** The lists that sections show. */
const LISTS: Partial<Record<HomeSectionName, (language: string) => readonly unknown[]>> = {
  services: (language) => getContent('services', language),
  partners: (language) => getContent('partners', language),
  testimonials: (language) => getContent('testimonials', language),
  blog: getArticles,
};

/** The given sections, without those whose list is empty. */
export function withoutEmpty<Name extends HomeSectionName>(
  names: Name[],
  language: string,
): Name[] {
  return names.filter((name) => LISTS[name]?.(language).length !== 0);
}

/** The sections of the home page after the hero, in order. */
export function getHomeSections(language: string): HomeSectionName[] {
  return withoutEmpty(getContent('home', language).sections, language);
}

/** The address of a section of the home page; undefined if the page does not have it. */
export function getSectionPath(language: string, name: HomeSectionName): string | undefined {
  const path = toLanguagePath(language, `/#${IDS[name] ?? name}`);
  return getHomeSections(language).includes(name) ? path : undefined;
}
