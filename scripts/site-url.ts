/** Where the site is published: the `url` of src/content/site.yaml, for Astro and for the server. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface SiteUrl {
  /** The origin, `https://example.com`; undefined without a valid `url`. */
  site?: string;
  /** The folder of the host: `/` or `/site`. */
  base: string;
}

/** Splits a URL into origin and folder. The content check reports an invalid one, with its line. */
export function splitUrl(url: unknown): SiteUrl {
  if (typeof url !== 'string' || !URL.canParse(url)) return { base: '/' };
  const { origin, pathname } = new URL(url);
  return { site: origin, base: pathname.replace(/(.)\/$/, '$1') };
}

export function readSiteUrl(file = 'src/content/site.yaml'): SiteUrl {
  try {
    return splitUrl((parse(readFileSync(file, 'utf8')) as { url?: unknown } | null)?.url);
  } catch {
    return { base: '/' };
  }
}
