/**
 * An address of this site as pages must write it: below the folder that the site is published in.
 * `/blog` stays `/blog` at https://example.com and is `/site/blog` at https://example.com/site.
 * Addresses of other sites and anchors (`#main`) stay as they are. Whoever writes an `href` or `src`
 * calls this.
 *
 * @param base the folder, as Astro has it from the `url` in site.yaml: `/` or `/site`
 */
export function sitePath(path: string, base: string = import.meta.env.BASE_URL): string {
  return path.startsWith('/') ? base.replace(/\/$/, '') + path : path;
}

/**
 * The absolute address of a page or file of this site; other addresses stay as they are.
 *
 * @param siteUrl where the site is published, as in site.yaml: without a slash at its end
 */
export function absoluteUrl(path: string, siteUrl: string): string {
  return /^\/(?!\/)/.test(path) ? siteUrl + path : path;
}
