import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { getProblems, readContent } from '#data/reading/read-content.ts';
import { type Site, siteSchema } from './site-schema.ts';

export const SITE_FILE = 'src/content/site.yaml';

/** The valid settings of the site. Without valid languages, the site is in English. */
export type SiteSettings = Partial<Site> & Pick<Site, 'languages'>;

/**
 * The settings in site.yaml without invalid fields, for the Astro configuration and for tools outside the build. Pages use
 * getSite, which stops the build and names invalid fields.
 *
 * @param file the site.yaml of another site, for tests of copies
 */
export function readSite(file = SITE_FILE): SiteSettings {
  return parseSite(existsSync(file) ? readFileSync(file, 'utf8') : '').settings;
}

/** Reads the text of a site.yaml: its valid settings, its problems, and the whole site if there are none. */
export function parseSite(text: string): {
  settings: SiteSettings;
  site: Site | undefined;
  problems: string[];
} {
  let site: Site | undefined;
  const problems = getProblems(() => {
    site = readContent({ path: SITE_FILE, text }, siteSchema);
  });
  if (site) return { settings: site, site, problems };
  const written = parseYaml(text);
  const valid = Object.entries(siteSchema.shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(written[name]);
    return success ? [[name, data]] : [];
  });
  return { settings: { languages: ['en'], ...Object.fromEntries(valid) }, site, problems };
}

function parseYaml(text: string): Record<string, unknown> {
  try {
    return Object(parse(text, { uniqueKeys: false }));
  } catch {
    return {};
  }
}

/** Where a site is published, in Astro's terms: its origin, and its base path, `/` or `/site`. */
export function splitUrl({ url }: Partial<Site>): { site?: string; base: string } {
  if (!url) return { base: '/' };
  const { origin, pathname } = new URL(url);
  return { site: origin, base: pathname };
}
