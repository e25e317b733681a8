import { oncePerBuild } from '#data/reading/once-per-build.ts';
import { fillPlaceholders } from '#data/reading/placeholders.ts';
import { getSingle } from '#data/reading/single.ts';
import type { Navigation } from './navigation-schema.ts';
import type { Site } from './site-schema.ts';

export async function getSite(): Promise<Site> {
  return getSingle('site', 'site');
}

export const getNavigation = oncePerBuild(
  async (): Promise<Navigation> => withSiteWords(await getSingle('navigation', 'navigation')),
);

/** Fills {name}, {email} and the like into the texts of an entry, from the site settings. */
export async function withSiteWords<T>(entry: T): Promise<T> {
  const site = await getSite();
  return fillPlaceholders(entry, { ...site, ...site.address });
}
