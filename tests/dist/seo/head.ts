/** What the `<head>` of a page says. */
import type { Page } from '../support/built-site.ts';
import { site } from '../support/content.ts';
import { attribute, select, textOf } from '../support/html.ts';

export const titlesOf = ({ root }: Page): string[] =>
  select(root, 'title')
    .filter(({ parent }) => parent?.tag === 'head')
    .map((title) => textOf(title));

/** The contents of `<meta name="…">` or `<meta property="…">`. */
export function metaOf({ root }: Page, name: string): string[] {
  const kind = /^(og|article):/.test(name) ? 'property' : 'name';
  return select(root, `meta[${kind}="${name}"]`).map((meta) => attribute(meta, 'content') ?? '');
}

/** The addresses of `<link rel="…">`, with a type if given. */
export function linksOf({ root }: Page, rel: string, type?: string): string[] {
  return select(root, `link[rel="${rel}"]${type ? `[type="${type}"]` : ''}`).map(
    (link) => attribute(link, 'href') ?? '',
  );
}

/** The one address that a page has: `https://…/blog`. */
export const addressOf = ({ path }: Page): string => new URL(path, site.url).href;

/** The file of the build behind an absolute address of this site. */
export const fileOf = (address: string): string => new URL(address).pathname.slice(1);
