/**
 * The `redirects` of site.yaml: pages of Astro that lead on work on every host; real ones are settings that hosts read,
 * dist/_redirects and, for deploy/nginx.conf, dist/_redirects.nginx. Also which page answers an unknown address in a
 * language, which nginx finds by itself.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { pageOf, type Redirects, redirectsSchema, refuseTaken } from '#data/site/redirects.ts';
import { readLanguages } from '#data/site/site-languages.ts';

const SETTINGS = 'src/content/site.yaml';

/** Empty where the content check has something to say. */
function readRedirects(): Redirects {
  try {
    const site = parse(readFileSync(SETTINGS, 'utf8')) as { redirects?: unknown } | null;
    return redirectsSchema.safeParse(site?.redirects).data ?? {};
  } catch {
    return {};
  }
}

/** @param base the folder of the host: `/` or `/site` */
export function redirects(base: string): AstroIntegration {
  const folder = base === '/' ? '' : base;
  const all = Object.entries(readRedirects()).map(([from, to]) => ({
    from,
    to: to.startsWith('/') ? folder + to : to,
  }));
  return {
    name: 'redirects',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          redirects: Object.fromEntries(all.map(({ from, to }) => [pageOf(from), to])),
        });
      },
      // A redirect takes the place of a route, so Astro does not say that there was one.
      'astro:build:start': () => {
        const routes = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
          .map(
            (name) =>
              `/${name
                .replaceAll('\\', '/')
                .replace('[...language]/', '')
                .replace(/\.(astro|ts)$/, '')}`,
          )
          .concat('/thanks', '/admin');
        refuseTaken(
          { path: SETTINGS, text: readFileSync(SETTINGS, 'utf8') },
          (address, page) =>
            routes.includes(address) || routes.includes(page) || existsSync(`public${address}`),
        );
      },
      'astro:build:done': ({ dir }) => {
        const pathTo = (name: string) => fileURLToPath(new URL(name, dir));
        const rules = readFileSync(pathTo('_redirects'), 'utf8');
        writeFileSync(
          pathTo('_redirects'),
          hostRules(all, folder) + notFoundRules(readLanguages(), rules) + rules,
        );
        if (all.length > 0) writeFileSync(pathTo('_redirects.nginx'), nginxRules(all));
      },
    },
  };
}

/**
 * The rules for the pages in other languages.
 *
 * @param rules those for pages in the first: public/_redirects
 */
export function notFoundRules(languages: readonly string[], rules: string): string {
  const inLanguage = (language: string) => rules.replaceAll(/(?<=^| )\//gm, `/${language}/`);
  return languages.slice(1).map(inLanguage).join('');
}

type Rule = { from: string; to: string };

/** Netlify prefers the page at an address to its rules, unless they end in `!`, which Cloudflare does not know. */
export function hostRules(all: readonly Rule[], folder: string): string {
  const status = process.env.NETLIFY ? '301!' : '301';
  return all
    .flatMap(({ from, to }) => [from, `${from}/`].map((old) => `${folder}${old} ${to} ${status}\n`))
    .join('');
}

/** A proxy in front has removed the folder of the host; nginx does not know its address. */
export function nginxRules(all: readonly Rule[]): string {
  return all
    .map(({ from, to }) => `location = ${from} { absolute_redirect off; return 301 ${to}; }\n`)
    .join('');
}
