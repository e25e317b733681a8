/**
 * Writes redirects from the old addresses in site.yaml, and from English addresses that a language renames. Hosts
 * without redirects serve a page for each. Other hosts follow rules: those in dist/_redirects, or, for nginx, the output
 * of scripts/nginx-redirects.ts. This file also writes the rules for not-found pages into dist/_redirects, and headers
 * for renamed thanks pages into dist/_headers.
 */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import querystring from 'node:querystring';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Problem, toContentError } from '#data/reading/read-content.ts';
import { toEnglishPath, toLanguagePath } from '#data/site/paths.ts';
import { foldCase, parseOldPath, parseTarget, toPageKey } from '#data/site/redirects-schema.ts';
import { findSiteFile, getSettings, splitUrl } from '#data/site/site.ts';
import type { Settings } from '#data/site/site-schema.ts';
import { RESERVED_PATHS } from '#data/urls/reserved-names.ts';
import { listFiles } from '#data/urls/site-file.ts';
import { toSitePath } from '#formatting/site-path.ts';

export function redirects(): AstroIntegration {
  return {
    name: 'redirects',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const { redirects: written = [], languages, url } = getSettings();
        const { base } = splitUrl({ url });
        const dist = fileURLToPath(dir);
        const built = listFiles(dist);
        const renamed = listRenamedPages(built);
        const files = [...built.map((name) => `/${name}`), ...renamed.flatMap(listRedirectFiles)];
        const problems = findProblems(written, files, languages);
        if (problems.length > 0) throw toContentError(findSiteFile(), problems);
        const all = [...getRedirects(written), ...renamed];
        for (const redirect of all) writePages(dist, redirect, base);
        const rules = readFileSync(join(dist, '_redirects'), 'utf8');
        writeFileSync(
          join(dist, '_redirects'),
          toHostRules(all, base) + notFoundRules(languages, rules),
        );
        appendFileSync(join(dist, '_headers'), toThanksHeaders(listThanksPages(languages)));
      },
    },
  };
}

/** From a decoded path on the site to an encoded address, both without the base path. */
type Redirect = { from: string; to: string };

type Written = NonNullable<Settings['redirects']>;

/** The redirects in site.yaml. Two spellings of one address are one redirect. */
export function getRedirects(written: Written = []): Redirect[] {
  const targets = new Map(
    written.map(({ from, to }) => [parseOldPath(from) ?? '', parseTarget(to) ?? '']),
  );
  return Array.from(targets, ([from, to]) => ({ from, to }));
}

/** The redirects from English names to the pages that a language renames, among the files of a build. */
export function listRenamedPages(built: readonly string[]): Redirect[] {
  return built.flatMap((name) => {
    const to = `/${name.replace(/\.html$/, '')}`;
    const from = toEnglishPath(to);
    const isPage = name.endsWith('.html') && !/\/(404|index)$/.test(to);
    return isPage && from !== to ? { from, to } : [];
  });
}

/** The length of the longest file names on Linux, in bytes. */
const MAX_NAME_LENGTH = 255;

/** The most redirects in a row. Browsers give up after 16 or 20. */
const MAX_STEPS = 10;

/**
 * The problems of the redirects in site.yaml: old addresses that the site uses, or would use with other settings; old
 * addresses that no file can have as its name, or that lead to two places; new addresses without a page; circles, and
 * too many steps in a row.
 *
 * @param files the paths of the files that the site has: `/blog.html`
 */
export function findProblems(
  written: Written,
  files: readonly string[],
  languages: readonly string[],
): Problem[] {
  const all = getRedirects(written);
  const next = new Map(all.map(({ from, to }) => [toPageKey(from), to]));
  const targets = new Set(['/', ...files].map(toPageKey));
  const pages = new Set(
    ['', ...languages.map((language) => `/${language}`)]
      .flatMap((start) => RESERVED_PATHS.map((page) => start + page))
      .concat('/admin', files)
      .map(toPageKey),
  );
  // The search index is written later, and only if the site has a search.
  const taken = new Set(['/pagefind', ...files, ...all.flatMap(listRedirectFiles)].map(foldCase));

  function getProblem(from: string, to: string): string | undefined {
    const names = from.split('/');
    const above = names.map((_, index) => names.slice(0, index).join('/'));
    if (pages.has(toPageKey(from)) || above.some((path) => taken.has(foldCase(path))))
      return `The site uses or may use ${from} or an address above it. Remove this redirect, or rename what is there.`;
    if (names.some((name) => Buffer.byteLength(`${name}.html`) > MAX_NAME_LENGTH))
      return 'No file can have this name. Shorten it, or remove this redirect.';
    if (next.get(toPageKey(from)) !== to)
      return `Another entry has the address ${from} too: capitals and .html make no difference. Remove one of them.`;
    if (to.startsWith('/') && !targets.has(targetKey(to)) && !next.has(targetKey(to)))
      return `The site has nothing at ${to}. Write another address in "to", or remove this redirect.`;
    const steps = [to];
    for (let step = next.get(targetKey(to)); step; step = next.get(targetKey(step))) {
      steps.push(step);
      if (steps.length > MAX_STEPS)
        return `This leads in a circle, or through more than ${MAX_STEPS} redirects: ${[...new Set(steps)].join(', ')}. Write the address of a page in "to".`;
    }
    return undefined;
  }

  return written.flatMap(({ from, to }, index) => {
    const text = getProblem(parseOldPath(from) ?? '', parseTarget(to) ?? '');
    return text ? [{ path: ['redirects', index, 'from'], text }] : [];
  });
}

/** The {@link toPageKey} of the page that a new address leads to. */
const targetKey = (to: string) => toPageKey(querystring.unescape(to.replace(/[?#].*/, '')));

/**
 * The pages of a redirect: hosts that only look for files need one for the address without a trailing slash and one for
 * the address with it. An old address that ends in .html gets one page.
 */
function listRedirectFiles({ from }: Redirect): string[] {
  return from.endsWith('.html') ? [from] : [`${from}.html`, `${from}/index.html`];
}

/** @param dist the folder of the built site */
export function writePages(dist: string, redirect: Redirect, base: string): void {
  for (const file of listRedirectFiles(redirect)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), createRedirectPage(toSitePath(redirect.to, base)));
  }
}

/** A page that redirects at once, for hosts without redirects. Its text is an address, which is in no language. */
function createRedirectPage(target: string): string {
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
    rules.replaceAll(/(?<=^| )\/\S*/gm, (path) => toLanguagePath(language, path));
  const [first = 'en', ...others] = languages;
  return [...others, first].map(inLanguage).join('');
}

/** The thanks pages that have a name of their own. */
export function listThanksPages(languages: readonly string[]): string[] {
  const paths = languages.map((language) => toLanguagePath(language, '/thanks'));
  return paths.filter((path) => path !== toEnglishPath(path));
}

/** The header rules for these pages, the same as for `/thanks` in public/_headers. */
export function toThanksHeaders(thanks: readonly string[]): string {
  return thanks.map((path) => `${path}\n  Access-Control-Allow-Origin: *\n`).join('');
}

/**
 * The lines for dist/_redirects. On Netlify, a page at the same address wins over a rule without `!`. Cloudflare does not
 * know `!`.
 */
export function toHostRules(all: readonly Redirect[], base: string): string {
  const status = process.env.NETLIFY ? '301!' : '301';
  return all
    .flatMap(({ from, to }) => [from, `${from}/`].map((old) => ({ from: encodeURI(old), to })))
    .map(({ from, to }) => `${toSitePath(from, base)} ${toSitePath(to, base)} ${status}\n`)
    .join('');
}

/** The rules for nginx. Their old addresses lack the base path, which a proxy in front of nginx removes from requests. */
export function toNginxRules(
  all: readonly Redirect[],
  thanks: readonly string[],
  base: string,
): string {
  return [
    ...thanks.map((path) => `if ($uri = "${path}") { set $readers "*"; }\n`),
    ...all.map(
      ({ from, to }) =>
        `location = "${from}" { absolute_redirect off; return 301 "${toSitePath(to, base)}"; }\n`,
    ),
  ].join('');
}
