/** Where the site is published: the `url` of src/content/site.yaml, for Astro and for the server. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface PublishedAt {
  /** `https://example.com`; undefined when the file names no address. */
  site?: string;
  /** The folder of the host that the site lies in: `/` or `/site`. */
  base: string;
}

/**
 * Takes an address apart; a text that is none lies nowhere. What is wrong with it is told when the
 * content loads, with its line.
 */
export function splitAddress(url: unknown): PublishedAt {
  if (typeof url !== 'string' || !URL.canParse(url)) return { base: '/' };
  const { origin, pathname } = new URL(url);
  return { site: origin, base: pathname.replace(/(.)\/$/, '$1') };
}

export function publishedAt(file = 'src/content/site.yaml'): PublishedAt {
  try {
    return splitAddress((parse(readFileSync(file, 'utf8')) as { url?: unknown } | null)?.url);
  } catch {
    return { base: '/' };
  }
}
