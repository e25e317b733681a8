/**
 * Writes two kinds of redirects: those in site.yaml, and those from the English names of pages that a language renames.
 * Each becomes pages, for hosts without redirects, and rules for other hosts: in dist/_redirects, and in the output of
 * scripts/nginx-redirects.ts. dist/_redirects also names the not-found page of each language, which nginx finds on its
 * own.
 */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { reportEach } from '#data/reading/fields.ts';
import { readContent } from '#data/reading/read-content.ts';
import { filesIn } from '#data/reading/site-file.ts';
import { englishPath, pathIn } from '#data/site/paths.ts';
import {
  foldCase,
  pageKey,
  parseOldPath,
  parseTarget,
  redirectsSchema,
  targetKey,
} from '#data/site/redirects-schema.ts';
import { SITE_FILE } from '#data/site/site.ts';
import type { Site } from '#data/site/site-schema.ts';

/**
 * @param base the site's base path: `/` or `/site`
 * @param languages the languages of the site, in the order of site.yaml
 */
export function redirects(base: string, languages: readonly string[]): AstroIntegration {
  const folder = base === '/' ? '' : base;
  return {
    name: 'redirects',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const renamed = renamedRules(dist, folder);
        for (const rule of renamed) writePages(dist, rule);
        const text = readFileSync(SITE_FILE, 'utf8');
        const all = [...writeRedirects(dist, text, languages, folder), ...renamed];
        const rules = readFileSync(join(dist, '_redirects'), 'utf8');
        writeFileSync(
          join(dist, '_redirects'),
          redirectRules(all, folder) + notFoundRules(languages, rules),
        );
        appendFileSync(join(dist, '_headers'), thanksHeaders(thanksPages(languages)));
      },
    },
  };
}

/** A redirect from a decoded path on the site to an encoded address. */
type Rule = { from: string; to: string };

/** @param folder the base path; empty for a site without one */
export function getRules(redirects: Site['redirects'] = [], folder: string): Rule[] {
  // Two spellings of one address are one rule.
  const rules = new Map(
    redirects.map(({ from, to }) => [parseOldPath(from) ?? '', getTarget(to, folder)]),
  );
  return Array.from(rules, ([from, to]) => ({ from, to }));
}

function getTarget(to: string, folder: string): string {
  const target = parseTarget(to) ?? '';
  return target.startsWith('/') ? folder + target : target;
}

/** The redirects from English names to the pages in a build that a language renames. */
export function renamedRules(dist: string, folder: string): Rule[] {
  return filesIn(dist).flatMap((name) => {
    const to = `/${name.replace(/\.html$/, '')}`;
    const from = englishPath(to);
    const isPage = name.endsWith('.html') && !/\/(404|index)$/.test(to);
    return isPage && from !== to ? { from, to: folder + to } : [];
  });
}

/**
 * Writes two pages for each redirect: hosts that only look for files need one for the address without a trailing slash
 * and one for the address with it. An old address that ends in .html gets one page.
 *
 * @param dist the built site
 * @param text site.yaml
 * @throws ContentError if the site uses an old address or would with other settings, if no file can have its name, or if
 *   nothing is at the new address.
 */
export function writeRedirects(
  dist: string,
  text: string,
  languages: readonly string[],
  folder: string,
): Rule[] {
  const paths = filesIn(dist).map((name) => `/${name}`);
  // The search index is written later, and only if the site has a search.
  const files = new Set(['/pagefind', ...paths].map(foldCase));
  const pages = new Set(
    ['', ...languages.map((language) => `/${language}`)]
      .flatMap((start) => ['/404', '/blog/404', '/thanks'].map((page) => start + page))
      .concat('/admin', paths)
      .map(pageKey),
  );
  const checked = redirectsSchema.superRefine((all, context) => {
    const targets = new Set(
      ['/', ...paths, ...all.map(({ from }) => parseOldPath(from) ?? '')].map(pageKey),
    );
    reportEach(all, 'from', context, ({ from: old, to }) => {
      const from = parseOldPath(old) ?? '';
      const target = targetKey(to);
      if (target && !targets.has(target))
        return `The site has nothing at ${to}. Write another address in "to", or remove this redirect.`;
      const above = from.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));
      if (pages.has(pageKey(from)) || above.some((path) => files.has(foldCase(path))))
        return 'The site uses or may use this address. Remove this redirect, or rename what is there.';
      try {
        writePages(dist, { from, to: getTarget(to, folder) });
        return undefined;
      } catch {
        return 'No file can have this name here. Shorten it, or remove this redirect.';
      }
    });
  });
  const schema = z.looseObject({ redirects: checked.optional() });
  return getRules(readContent({ path: SITE_FILE, text }, schema).redirects, folder);
}

function writePages(dist: string, { from, to }: Rule): void {
  for (const file of from.endsWith('.html') ? [from] : [`${from}.html`, `${from}/index.html`]) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), pageTo(to));
  }
}

/** A page that redirects at once, for hosts without redirects. Its text is an address, which is in no language. */
function pageTo(target: string): string {
  const to = target.replaceAll('&', '&amp;');
  const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'">`;
  const refresh = `<meta http-equiv="refresh" content="0;url=${to}">`;
  return `<!doctype html><meta charset="utf-8">${policy}${refresh}<title>${to}</title><a href="${to}">${to}</a>\n`;
}

/**
 * The rules for the not-found pages in each language. Those of the first language are last: they match any address.
 *
 * @param rules the rules for pages in English: public/_redirects
 */
function notFoundRules(languages: readonly string[], rules: string): string {
  const inLanguage = (language: string) =>
    rules.replaceAll(/(?<=^| )\/\S*/gm, (path) => pathIn(language, path));
  const [first = 'en', ...others] = languages;
  return [...others, first].map(inLanguage).join('');
}

/** The thanks pages that have a name of their own. */
export function thanksPages(languages: readonly string[]): string[] {
  const paths = languages.map((language) => pathIn(language, '/thanks'));
  return paths.filter((path) => path !== englishPath(path));
}

/** What public/_headers says of `/thanks`, for these pages. */
export function thanksHeaders(thanks: readonly string[]): string {
  return thanks.map((path) => `${path}\n  Access-Control-Allow-Origin: *\n`).join('');
}

/** On Netlify, a page at the same address wins over a rule without `!`, which Cloudflare does not know. */
export function redirectRules(all: readonly Rule[], folder: string): string {
  const status = process.env.NETLIFY ? '301!' : '301';
  return all
    .map(({ from, to }) => ({ from: folder + encodeURI(from), to }))
    .flatMap(({ from, to }) => [from, `${from}/`].map((old) => `${old} ${to} ${status}\n`))
    .join('');
}

/** The rules for nginx. Their old addresses lack the base path, which a proxy in front of nginx removes from requests. */
export function nginxRules(all: readonly Rule[], thanks: readonly string[]): string {
  return [
    ...thanks.map((path) => `if ($uri = "${path}") { set $readers "*"; }\n`),
    ...all.map(
      ({ from, to }) => `location = "${from}" { absolute_redirect off; return 301 "${to}"; }\n`,
    ),
  ].join('');
}
