/**
 * Prefixes an address of this site with the folder in which the site is published. Every `href` and `src` needs it.
 * `/blog` stays `/blog` at https://example.com and is `/site/blog` at https://example.com/site. Addresses of other sites
 * and anchors (`#main`) stay as they are.
 *
 * @param base the folder, as Astro gets it from the `url` in site.yaml: `/` or `/site`
 */
export function sitePath(path: string, base: string = import.meta.env.BASE_URL): string {
  return path.startsWith('/') ? base.replace(/\/$/, '') + path : path;
}

/**
 * The absolute URL of a path of this site, for feeds and search engines.
 *
 * @param siteUrl where the site is published, with its folder: `url` in site.yaml
 */
export function absoluteUrl(path: string, siteUrl: string): string {
  return siteUrl.replace(/\/$/, '') + path;
}
