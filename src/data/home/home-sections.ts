import { getArticles } from '#data/articles/articles.ts';
import { getContent } from '#data/content.ts';
import { pathIn } from '#data/site/addresses.ts';
import type { HomeSection } from './home-schema.ts';

/** The ids of sections that have another name in content. */
const IDS: Partial<Record<HomeSection, string>> = { partners: 'projects' };

/** The lists that sections show. */
const LISTS: Partial<Record<HomeSection, (language: string) => readonly unknown[]>> = {
  services: (language) => getContent('services', language),
  partners: (language) => getContent('partners', language),
  testimonials: (language) => getContent('testimonials', language),
  blog: getArticles,
};

/** The sections of the home page after the hero, in order. A section whose list is empty is left out. */
export function getHomeSections(language: string): HomeSection[] {
  const { sections } = getContent('home', language);
  return sections.filter((name) => LISTS[name]?.(language).length !== 0);
}

/** The address of a section of the home page; undefined if the page does not have it. */
export function sectionPath(language: string, name: HomeSection): string | undefined {
  const path = pathIn(language, `/#${IDS[name] ?? name}`);
  return getHomeSections(language).includes(name) ? path : undefined;
}
