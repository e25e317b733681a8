import { getArticles } from '#data/articles/articles.ts';
import { getServiceCases } from '#data/cases/cases.ts';
import { getChoices, getContent } from '#data/content.ts';
import { getHomeSections } from '#data/home/home-sections.ts';
import { type MarkdownEntry, readMarkdownFolder } from '#data/markdown-folder.ts';
import { memoize } from '#data/memoize.ts';
import { toLanguagePath } from '#data/site/paths.ts';
import { getContentFolder } from '#data/site/site.ts';
import type { Service } from './service-schema.ts';

const MAX_ARTICLES = 3;

/** The page of a service, which has the same id. */
export interface ServicePage extends MarkdownEntry<'services'> {
  service: Service;
}

/** The pages of services in a language, in the order of services.yaml. */
export const getServicePages = memoize((language: string): ServicePage[] => {
  const { services: ids } = getChoices(language);
  const entries = readMarkdownFolder('services', language, (_, id) =>
    !ids || ids.includes(id)
      ? undefined
      : `No service in ${getContentFolder(language)}services.yaml has the id ${id}. Rename the file to the id of its service: ${ids.join(', ')}. Or remove the file.`,
  );
  return getContent('services', language).flatMap((service) => {
    const entry = entries.find(({ id }) => id === service.id);
    return entry ? { ...entry, service } : [];
  });
});

/** Where to read about a service: its page, its dialog on the home page, or else the home page. */
export function getServicePath(language: string, id: string): string {
  const page = getServicePages(language).find((entry) => entry.id === id);
  const hasDialogs = getHomeSections(language).includes('services');
  return page?.path ?? toLanguagePath(language, hasDialogs ? `/#service-${id}` : '/');
}

export type ServiceWithLinks = ReturnType<typeof getServicesWithLinks>[number];

/** The services, each with links to its page and to the cases that used it. */
export function getServicesWithLinks(language: string) {
  const { read } = getContent('fixed-pages', language).services;
  return getContent('services', language).map((service) => {
    const page = getServicePages(language).find(({ id }) => id === service.id);
    const cases = getServiceCases(language, service.id).map(({ path, title, partner }) => ({
      path,
      text: `${partner.name}: ${title}`,
    }));
    return { ...service, links: [...(page ? [{ path: page.path, text: read }] : []), ...cases] };
  });
}

/** The newest articles of the category that a service's page names. */
export function getServiceArticles({ category, language }: ServicePage) {
  const articles = getArticles(language).filter((article) => article.category === category);
  return articles.slice(0, MAX_ARTICLES);
}
