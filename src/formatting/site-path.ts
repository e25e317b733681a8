/**
 * Adds the site's base path to an address. A path in any `href` or `src` needs it. `/blog` stays `/blog` at
 * https://example.com and is `/site/blog` at https://example.com/site. Addresses on other sites and anchors (`#site-main`)
 * stay as they are.
 *
 * @param base the base path, which Astro gets from the `url` in site.yaml: `/` or `/site`
 */
export function toSitePath(path: string, base: string = import.meta.env.BASE_URL): string {
  return path.startsWith('/') ? base.replace(/\/$/, '') + path : path;
}

/**
 * The absolute URL of a path on this site.
 *
 * @param siteUrl where the site is published, with its base path: `url` in site.yaml
 */
export function toAbsoluteUrl(path: string, siteUrl: string): string {
  return siteUrl.replace(/\/$/, '') + path;
}
