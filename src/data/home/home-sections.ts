import { getArticles } from '#data/articles/articles.ts';
import { getContent } from '#data/content.ts';
import { pathIn } from '#data/site/addresses.ts';
import type { HomeSection } from './home-schema.ts';

/** The ids of sections that have another name in content. */
const IDS: Partial<Record<HomeSection, string>> = { partners: 'projects' };

/** The sections of the home page after the hero, in order. One whose list is empty is left out. */
export function getHomeSections(language: string): HomeSection[] {
  const hasContent = (name: HomeSection) => {
    if (name === 'contact') return true;
    return (name === 'blog' ? getArticles(language) : getContent(name, language)).length > 0;
  };
  return getContent('home', language).sections.filter(hasContent);
}

/** The address of a section of the home page; undefined if the page does not have it. */
export function sectionPath(language: string, name: HomeSection): string | undefined {
  const path = pathIn(language, `/#${IDS[name] ?? name}`);
  return getHomeSections(language).includes(name) ? path : undefined;
}
