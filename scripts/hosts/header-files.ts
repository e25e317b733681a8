/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the folder of the build.
 *
 * Both hosts join the values of all rules that match an address, and rules match the address that was
 * asked for, not the page that answers. So one policy fits every page: that of an unknown address is
 * not known beforehand. Hash sources only ever allow code of this build.
 */
import { baseHeaders, type PageSources, sharedPolicy } from '../security-headers.ts';
import { CACHING } from '../serve/headers.ts';

/** Characters. Cloudflare Pages leaves out a line of `_headers` that is longer. */
export const LONGEST_HEADER_LINE = 2_000;

export function headersFile(pages: ReadonlyMap<string, PageSources>): string {
  const everywhere = {
    ...baseHeaders,
    'Content-Security-Policy': sharedPolicy(pages.values()),
  };
  const rule = (address: string, headers: Readonly<Record<string, string>>) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  // Other files keep both hosts' own `Cache-Control`, which is that of our pages.
  return `${rule('/*', everywhere)}\n${rule('/_astro/*', { 'Cache-Control': CACHING.hashed })}\n`;
}

/**
 * Which not-found page answers where; files that exist come first. Netlify needs to be told.
 * Cloudflare Pages takes the nearest `404.html` by itself and passes over rules with status 404.
 *
 * @param pages names of the HTML files of the build
 */
export function redirectsFile(pages: Iterable<string>): string {
  const folders = [...pages]
    .filter((page) => /(^|\/)404\.html$/.test(page))
    .map((page) => page.slice(0, -'404.html'.length))
    .toSorted((a, b) => b.length - a.length);
  return folders.map((folder) => `/${folder}* /${folder}404.html 404\n`).join('');
}
