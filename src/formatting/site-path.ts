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
 * The whole address of a path of this site, for whoever reads it elsewhere: feeds, search engines.
 *
 * @param siteUrl where the site is published, with its folder: `url` in site.yaml
 */
export function absoluteAddress(path: string, siteUrl: string): string {
  return siteUrl.replace(/\/$/, '') + path;
}
