import { oncePerBuild } from '@/lib/once-per-build';
import { fillPlaceholders } from '@/lib/placeholders';
import type { Navigation } from '@/schemas/navigation';
import type { Site } from '@/schemas/site';
import { getSingle } from './single';

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
